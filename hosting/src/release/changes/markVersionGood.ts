import { registeredRemote } from '@carrier-portal/contract/registry'
import { publishedVersion } from '../store/publishedVersion.ts'
import type { RegistryContents } from '../store/storedRegistry.ts'
import type { VersionProof } from '../store/versionRecord.ts'
import { type RegistryChange, refuse, refuseBlocked, refuseUnpublished, type Unchanged } from './change.ts'
import { fallbackVersion } from './fallbackVersion.ts'
import { upsertRecord, upsertRemote } from './upsertRemote.ts'

interface MarkGood {
  readonly name: string
  readonly version: string
  readonly proof: VersionProof
  /** The remote's versions that were active at any time. */
  readonly previousActive: readonly string[]
}

/**
 * Records that a version proved itself; the newest such version is the remote's last known good one. A rollback or a block
 * gives that version to all users, so it has to be one that a promotion gave to all of them before.
 */
export function markVersionGood(
  contents: RegistryContents,
  { name, version, proof, previousActive }: MarkGood,
): RegistryChange | Unchanged {
  const files = publishedVersion(contents, name, version)
  if (!files) return refuseUnpublished(name, version)
  if (files.state === 'blocked') return refuseBlocked(name, version, files.reason)
  if (contents.records[name]?.[version]?.proof)
    return { state: 'unchanged', what: `${name}@${version} already counts as good; nothing was changed` }
  const remote = registeredRemote(contents, name)
  if (!remote || remote.active === null || ![remote.active, ...previousActive].includes(version))
    return refuse(
      `${name}@${version} was never active for all users, so it cannot count as good. Promote it to all users first.`,
    )
  const marked = upsertRecord(contents, name, version, { proof, rolledBack: undefined, trialEnded: undefined })
  const lastKnownGood = fallbackVersion(marked, name, remote, remote.active, [remote.lastKnownGood])
  return {
    state: 'changed',
    contents: upsertRemote(marked, name, { ...remote, lastKnownGood }),
    what: `marked ${name}@${version} as good: ${proof.detail}`,
  }
}
