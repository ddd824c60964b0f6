import { registeredRemote } from '@carrier-portal/contract/registry'
import { versionsOf } from '../store/publishedVersion.ts'
import { isInUse } from '../store/retentionRule.ts'
import type { RegistryContents } from '../store/storedRegistry.ts'
import { type RegistryChange, refuse } from './change.ts'
import { upsertVersions } from './upsertRemote.ts'

/** A version of a remote. */
export interface NamedVersion {
  readonly name: string
  readonly version: string
}

/** Removes versions from the registry that no user gets any more. */
export function dropVersions(contents: RegistryContents, dropped: readonly NamedVersion[]): RegistryChange {
  if (dropped.length === 0) return refuse('There is nothing to drop.')
  let after = contents
  for (const { name, version } of dropped) {
    const remote = registeredRemote(after, name)
    if (remote && isInUse(remote, version)) return refuse(`${name}@${version} is in use.`)
    const { [version]: _, ...kept } = versionsOf(after, name) ?? {}
    const { [version]: _record, ...records } = after.records[name] ?? {}
    after = upsertVersions({ ...after, records: { ...after.records, [name]: records } }, name, kept)
  }
  const names = dropped.map(({ name, version }) => `${name}@${version}`)
  return { state: 'changed', contents: after, what: `dropped ${names.join(', ')}` }
}
