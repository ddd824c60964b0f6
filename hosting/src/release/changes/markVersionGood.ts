import type { RegistryContents } from '../store/storedRegistry.ts'
import type { VersionProof } from '../store/versionRecord.ts'
import { type RegistryChange, refuse, refuseBlocked, refuseUnpublished } from './change.ts'
import { fallbackVersion } from './fallbackVersion.ts'
import { promotedRemote, publishedVersion, upsertRecord, upsertRemote } from './upsertRemote.ts'

interface MarkGood {
  readonly name: string
  readonly version: string
  readonly proof: VersionProof
}

/** Records that a version proved itself; the newest such version is the remote's last known good one. */
export function markVersionGood(contents: RegistryContents, { name, version, proof }: MarkGood): RegistryChange {
  const files = publishedVersion(contents, name, version)
  if (!files) return refuseUnpublished(name, version)
  if (files.state === 'blocked') return refuseBlocked(name, version, files.reason)
  if (contents.records[name]?.[version]?.proof)
    return refuse(`${name}@${version} already counts as good. "release list" shows the versions.`)
  const marked = upsertRecord(contents, name, version, { proof, rolledBack: undefined })
  const remote = promotedRemote(marked, name)
  const what = `marked ${name}@${version} as good: ${proof.detail}`
  // Before a version has all users, a fallback version would reach users outside of the trial.
  if (!remote || remote.active === null) return { state: 'changed', contents: marked, what }
  const lastKnownGood = fallbackVersion(marked, name, remote, remote.active, [remote.lastKnownGood])
  return { state: 'changed', contents: upsertRemote(marked, name, { ...remote, lastKnownGood }), what }
}
