import { registeredRemote } from '@carrier-portal/contract/registry'
import type { RegistryContents } from '../store/storedRegistry.ts'
import { type RegistryChange, refuse } from './change.ts'
import { fallbackVersion } from './fallbackVersion.ts'
import type { RemoteRouting } from './promotion.ts'
import { trialAudience } from './trialAudience.ts'
import { upsertRecord, upsertRemote, withdrawRemote } from './upsertRemote.ts'
import { versionOutsideOfTrial } from './versionOutsideOfTrial.ts'

interface Rollback {
  readonly name: string
  /** The remote's earlier active versions, the latest first: one of them becomes the next fallback version. */
  readonly previousActive: readonly string[]
  /** The routing of the last known good version. */
  readonly routing: RemoteRouting | undefined
}

/** Ends a running trial; without a trial, makes the last known good version active for all users again. */
export function rollbackRemote(
  contents: RegistryContents,
  { name, previousActive, routing }: Rollback,
): RegistryChange {
  const remote = registeredRemote(contents, name)
  if (!remote)
    return refuse(
      `${name} has no promoted version to roll back. Promote one first; "release list" shows the published versions.`,
    )
  const { active, rollout, lastKnownGood, versions } = remote
  if (rollout) {
    // A CI that repeats its promotion would start the trial again.
    const marked = upsertRecord(contents, name, rollout.version, { trialEnded: true })
    const left = versionOutsideOfTrial(remote)
    const others = left === undefined ? 'no user has this screen' : `all users have ${left}`
    return {
      state: 'changed',
      contents:
        active === null ? withdrawRemote(marked, name) : upsertRemote(marked, name, { ...remote, rollout: null }),
      what: `ended the trial of ${name}@${rollout.version} ${trialAudience(rollout)}, ${others}`,
    }
  }
  if (active === null || lastKnownGood === null)
    return refuse(
      `${name} has no earlier good version to roll back to; versions that were rolled back do not count. Promote one by its number, or publish a corrected version.`,
    )
  if (versions[lastKnownGood]?.state !== 'active')
    return refuse(`${name}@${lastKnownGood}, the last known good version, is blocked. Promote another version.`)
  // Without this mark and with its proof, the version would be the fallback, and a second rollback would restore it.
  const marked = [...skippedVersions(contents, name, lastKnownGood, previousActive), active].reduce(
    (before, version) => upsertRecord(before, name, version, { proof: undefined, rolledBack: true }),
    contents,
  )
  const next = fallbackVersion(marked, name, remote, lastKnownGood, previousActive)
  const restored = { ...remote, ...routing, active: lastKnownGood, lastKnownGood: next }
  return {
    state: 'changed',
    contents: upsertRemote(marked, name, restored),
    what: `rolled back ${name}@${active}, all users have ${lastKnownGood}`,
  }
}

/** The versions that were active after the restored one and did not prove themselves: the rollback leaves them out too. */
function skippedVersions(
  { records }: RegistryContents,
  name: string,
  restored: string,
  previousActive: readonly string[],
): readonly string[] {
  const later = previousActive.slice(0, Math.max(0, previousActive.indexOf(restored)))
  return later.filter((version) => !records[name]?.[version]?.proof)
}
