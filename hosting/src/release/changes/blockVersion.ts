import type { RegisteredRemote } from '@carrier-portal/contract/registry'
import type { RegistryContents } from '../store/storedRegistry.ts'
import { type Change, refuse } from './change.ts'
import { placeVersions, versionsOf } from './placeRemote.ts'

export interface Block {
  readonly name: string
  readonly version: string
  readonly reason: string
}

/** Takes a version from everybody at once, open tabs included; it cannot be promoted again. */
export function blockVersion(contents: RegistryContents, { name, version, reason }: Block): Change {
  const versions = versionsOf(contents, name)
  const files = versions && Object.hasOwn(versions, version) ? versions[version] : undefined
  if (!files) return refuse(`${name}@${version} is not published.`)
  if (files.state === 'blocked')
    return refuse(`${name}@${version} is already blocked: ${files.reason ?? 'no reason given'}.`)
  if (reason.trim() === '') return refuse('A block needs a --reason: people are shown it.')
  const blocked = { ...versions, [version]: { ...files, state: 'blocked' as const, reason: reason.trim() } }
  const after = placeVersions(contents, name, blocked)
  return {
    state: 'changed',
    contents: after,
    what: `blocked ${name}@${version}${effect(after.remotes[name], version)}`,
  }
}

function effect(remote: RegisteredRemote | undefined, version: string): string {
  if (remote?.rollout?.version === version) return `, its users have ${remote.active} again`
  if (remote?.active !== version) return ''
  const good = remote.lastKnownGood === null ? undefined : remote.versions[remote.lastKnownGood]
  return good?.state === 'active'
    ? `, everybody has ${remote.lastKnownGood} again`
    : ', and NOBODY has this screen until another version is promoted'
}
