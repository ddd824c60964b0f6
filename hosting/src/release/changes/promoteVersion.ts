import { isDeepStrictEqual } from 'node:util'
import { type RegisteredRemote, type Rollout, registeredRemote } from '@carrier-portal/contract/registry'
import { publishedVersion, versionsOf } from '../store/publishedVersion.ts'
import type { RegistryContents } from '../store/storedRegistry.ts'
import { type RegistryChange, refuse, refuseBlocked, refuseUnpublished, type Unchanged } from './change.ts'
import { earlierVersions, fallbackVersion } from './fallbackVersion.ts'
import { printAudience, withPilots } from './namedPilots.ts'
import { percentProblem } from './percentProblem.ts'
import type { Promotion } from './promotion.ts'
import { routingProblem } from './routingProblem.ts'
import { trialAudience } from './trialAudience.ts'
import { isWatched, withWatch } from './trialWatch.ts'
import { upsertRecord, upsertRemote } from './upsertRemote.ts'
import { versionOutsideOfTrial } from './versionOutsideOfTrial.ts'

/** Promotes a published version to a percentage of the users, or to all. */
export function promoteVersion(contents: RegistryContents, promotion: Promotion): RegistryChange | Unchanged {
  const { name, version, routing } = promotion
  const versions = versionsOf(contents, name)
  const files = publishedVersion(contents, name, version)
  if (!versions || !files) return refuseUnpublished(name, version)
  if (files.state === 'blocked') return refuseBlocked(name, version, files.reason)
  const remote = registeredRemote(contents, name)
  const percent = promotion.percent ?? runningTrial(remote, version)?.percent ?? 0
  // Without --percent, this depends on the running trial, which the command line does not know.
  const wrongPercent = percentProblem(percent, promotion, promotion.watch === true)
  if (wrongPercent !== undefined) return refuse(wrongPercent, 'usage')
  const problem = routingProblem(contents, name, routing)
  if (problem !== undefined) return refuse(problem)
  if (percent < 100) return startTrial(contents, remote, { ...promotion, percent })
  if (remote?.active === version && !remote.rollout) return alreadyActive(promotion, remote)
  const earlier = remote ? earlierVersions(contents.records[name], remote, promotion.at) : []
  const lastKnownGood = fallbackVersion(contents, name, { versions }, version, earlier)
  const promoted = {
    ...routing,
    active: version,
    lastKnownGood,
    rollout: null,
    versions,
  }
  return {
    state: 'changed',
    contents: upsertRemote(
      upsertRecord(contents, name, version, {
        rolledBack: undefined,
        trialEnded: undefined,
        ...(remote?.active !== version && { activeSince: promotion.at }),
      }),
      name,
      promoted,
    ),
    what: `promoted ${name}@${version} to all users${previously(remote, version, lastKnownGood)}${endedTrial(remote, version)}`,
  }
}

function alreadyActive({ name, version }: Promotion, { rollout }: RegisteredRemote): Unchanged {
  const whose = rollout ? `users outside of the trial of ${rollout.version}` : 'users'
  return { state: 'unchanged', what: `${name}@${version} is already active for all ${whose}; nothing was changed` }
}

function runningTrial(remote: RegisteredRemote | undefined, version: string): Rollout | undefined {
  return remote?.rollout?.version === version ? remote.rollout : undefined
}

type TrialPromotion = Promotion & { readonly percent: number }

function startTrial(
  contents: RegistryContents,
  remote: RegisteredRemote | undefined,
  promotion: TrialPromotion,
): RegistryChange | Unchanged {
  const { name, version, percent, at, watch = false } = promotion
  if (remote?.active === version) return alreadyActive(promotion, remote)
  const running = runningTrial(remote, version)
  const { rolledBack, trialEnded, activeSince } = contents.records[name]?.[version] ?? {}
  if (watch && !running && (rolledBack || trialEnded))
    return refuse(
      `A rollback took ${name}@${version} from its users; "release history ${name}" has the reason. So --watch, as a CI repeats it, starts no trial of it. Publish a corrected version, or start this one on purpose by a promotion without --watch.`,
    )
  if (watch && !running && activeSince !== undefined && remote?.active)
    return refuse(
      `${name}@${version} had all users until ${remote.active} replaced it. So --watch, as a CI repeats it, starts no trial of it. Start one on purpose by a promotion without --watch.`,
    )
  const salt = running?.salt ?? promotion.salt
  const pilots = withPilots(running?.pilots, promotion, salt)
  if (running && isRepeated(contents, promotion, running, pilots))
    return {
      state: 'unchanged',
      what: `${name}@${version} is already on trial ${trialAudience(running)}; nothing was changed`,
    }
  const rollout = { version, percent, salt, ...pilots }
  const trial = upsertRemote(contents, name, {
    ...(remote?.active ? remote : firstTrial(contents, promotion)),
    rollout,
  })
  const started = upsertRecord(trial, name, version, { trialEnded: undefined })
  const left = remote && versionOutsideOfTrial(remote)
  const others = left === undefined ? 'no other user has this screen' : `all other users keep ${left}`
  // A running trial keeps its other pilots, so the request alone is not its audience.
  const whole = running?.pilots ? `; the trial is now ${trialAudience(rollout)}` : ''
  const endedWatch = isWatched(contents, promotion) ? '; the host does not watch the trial any more' : ''
  return {
    state: 'changed',
    contents: withWatch(started, name, watch ? { version, since: at } : undefined),
    what: `promoted ${name}@${version} to ${printAudience(promotion, percent)}${whole}, ${others}${endedTrial(remote, version)}${watch ? '; the host watches the trial' : endedWatch}`,
  }
}

/** Whether a running trial is as requested. A watched one may have grown by itself since the request that is repeated. */
function isRepeated(
  contents: RegistryContents,
  promotion: TrialPromotion,
  running: Rollout,
  { pilots }: Pick<Rollout, 'pilots'>,
): boolean {
  const { percent, watch = false } = promotion
  if (isWatched(contents, promotion) !== watch) return false
  const hasPercent = watch ? running.percent >= percent : running.percent === percent
  return hasPercent && isDeepStrictEqual(pilots, running.pilots)
}

/** A remote that only the users of its trial have: its version also determines the route. */
function firstTrial(contents: RegistryContents, { name, routing }: Promotion): RegisteredRemote {
  return { ...routing, active: null, lastKnownGood: null, rollout: null, versions: versionsOf(contents, name) ?? {} }
}

/** What a promotion replaces, and the fallback version when it is another one. */
function previously(remote: RegisteredRemote | undefined, version: string, lastKnownGood: string | null): string {
  if (!remote?.active) return ', its first version'
  const previous = versionOutsideOfTrial(remote) ?? 'none'
  const replaced = previous === version ? ', who had it as the last known good version' : `, previously ${previous}`
  const isNamed = lastKnownGood === null || lastKnownGood === previous
  return `${replaced}${isNamed ? '' : `; the last known good version is ${lastKnownGood}`}`
}

function endedTrial(remote: RegisteredRemote | undefined, version: string): string {
  const ended = remote?.rollout?.version
  return ended === undefined || ended === version ? '' : `; ended the trial of ${ended}`
}
