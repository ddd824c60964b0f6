import type { RegisteredRemote } from '@carrier-portal/contract/registry'
import type { RegistryContents } from '../store/storedRegistry.ts'
import { type RegistryChange, refuse, refuseUnpublished } from './change.ts'
import { publishedVersion, upsertVersions, versionsOf } from './upsertRemote.ts'

interface Block {
  readonly name: string
  readonly version: string
  readonly reason: string
}

/** Withdraws a version from all users, open tabs included; it cannot be promoted again. */
export function blockVersion(contents: RegistryContents, { name, version, reason }: Block): RegistryChange {
  const files = publishedVersion(contents, name, version)
  if (!files) return refuseUnpublished(name, version)
  if (files.state === 'blocked')
    return refuse(`${name}@${version} is already blocked: ${files.reason ?? 'no reason given'}. No user gets it.`)
  if (reason.trim() === '') return refuse('A block needs a --reason; the status page shows it.')
  const blocked = {
    ...versionsOf(contents, name),
    [version]: { ...files, state: 'blocked' as const, reason: reason.trim() },
  }
  const after = upsertVersions(contents, name, blocked)
  return {
    state: 'changed',
    contents: after,
    what: `blocked ${name}@${version}${consequence(after.remotes[name], version)}`,
  }
}

const NO_USER = ', and NO user has this screen until another version is promoted'

function consequence(remote: RegisteredRemote | undefined, version: string): string {
  if (remote?.rollout?.version === version)
    return remote.active === null ? NO_USER : `, its trial users have ${remote.active}`
  if (remote?.active !== version) return ''
  const good = remote.lastKnownGood === null ? undefined : remote.versions[remote.lastKnownGood]
  return good?.state === 'active' ? `, all users have ${remote.lastKnownGood}` : NO_USER
}
