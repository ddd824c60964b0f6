import { isInUse } from '../store/keepRule.ts'
import type { RegistryContents } from '../store/storedRegistry.ts'
import { type Change, refuse } from './change.ts'
import { placeVersions, promotedRemote, versionsOf } from './placeRemote.ts'

/** A version of a remote. */
export interface NamedVersion {
  readonly name: string
  readonly version: string
}

/** Takes versions out of the registry that nobody gets any more. */
export function dropVersions(contents: RegistryContents, dropped: readonly NamedVersion[]): Change {
  if (dropped.length === 0) return refuse('There is nothing to drop.')
  let after = contents
  for (const { name, version } of dropped) {
    const remote = promotedRemote(after, name)
    if (remote && isInUse(remote, version)) return refuse(`${name}@${version} is in use.`)
    const { [version]: _, ...kept } = versionsOf(after, name) ?? {}
    after = placeVersions(after, name, kept)
  }
  const names = dropped.map(({ name, version }) => `${name}@${version}`)
  return { state: 'changed', contents: after, what: `dropped ${names.join(', ')}` }
}
