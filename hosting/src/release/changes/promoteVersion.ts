import { isDeepStrictEqual } from 'node:util'
import {
  type RegisteredRemote,
  type RemoteNavigation,
  type Rollout,
  registeredRemote,
} from '@carrier-portal/contract/registry'
import { publishedVersion, versionsOf } from '../store/publishedVersion.ts'
import type { RegistryContents } from '../store/storedRegistry.ts'
import { type RegistryChange, refuse, refuseBlocked, refuseUnpublished, type Unchanged } from './change.ts'
import { fallbackVersion } from './fallbackVersion.ts'
import { type NamedPilots, printAudience, withPilots } from './namedPilots.ts'
import { percentProblem } from './percentProblem.ts'
import { routeProblem } from './reservedRoutes.ts'
import { trialAudience } from './trialAudience.ts'
import { isWatched, withWatch } from './trialWatch.ts'
import { upsertRecord, upsertRemote } from './upsertRemote.ts'
import { versionOutsideOfTrial } from './versionOutsideOfTrial.ts'

/** The part of a version's remote.json that the registry takes over at its promotion. */
export interface RemoteRouting {
  readonly route: string
  readonly navigation: RemoteNavigation | null
  readonly opensOrders: boolean
}

/** A version and the users that get it. */
export interface Promotion extends NamedPilots {
  readonly name: string
  readonly version: string
  /**
   * 100: all users. Less: a trial, and all other users keep the active version. 0: the pilots only. Undefined: the
   * percentage of this version's running trial, 0 without one.
   */
  readonly percent: number | undefined
  /** For a trial that the host watches: the time at which its percentage begins, ISO 8601. Without it, a watch ends. */
  readonly watchedSince?: string
  /** Selects the users of a new trial; a running trial keeps its own salt. */
  readonly salt: string
  readonly routing: RemoteRouting
}

/** Promotes a published version to a percentage of the users, or to all. */
export function promoteVersion(contents: RegistryContents, promotion: Promotion): RegistryChange | Unchanged {
  const { name, version, routing } = promotion
  const versions = versionsOf(contents, name)
  const files = publishedVersion(contents, name, version)
  if (!versions || !files) return refuseUnpublished(name, version)
  if (files.state === 'blocked') return refuseBlocked(name, version, files.reason)
  const remote = registeredRemote(contents, name)
  const percent = promotion.percent ?? runningTrial(remote, version)?.percent ?? 0
  const problem =
    percentProblem(percent, promotion, promotion.watchedSince !== undefined) ??
    routeProblem(contents, name, routing.route)
  if (problem !== undefined) return refuse(problem)
  if (percent < 100) return startTrial(contents, remote, { ...promotion, percent })
  if (remote?.active === version && !remote.rollout) return alreadyActive(promotion, remote)
  // Without a proven version, the version active until now becomes the fallback.
  const earlier = remote ? [remote.active, remote.lastKnownGood] : []
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
      upsertRecord(contents, name, version, { rolledBack: undefined, trialEnded: undefined }),
      name,
      promoted,
    ),
    what: `promoted ${name}@${version} to all users${remote?.active ? `, previously ${remote.active}` : ', its first version'}${endedTrial(remote, version)}`,
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
  const { name, version, percent, watchedSince } = promotion
  if (remote?.active === version) return alreadyActive(promotion, remote)
  const running = runningTrial(remote, version)
  const { rolledBack, trialEnded } = contents.records[name]?.[version] ?? {}
  if (watchedSince !== undefined && !running && (rolledBack || trialEnded))
    return refuse(
      `A rollback took ${name}@${version} from its users; "release history ${name}" has the reason. So --watch, as a CI repeats it, starts no trial of it. Publish a corrected version, or start this one on purpose by a promotion without --watch.`,
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
  const endedWatch =
    watchedSince === undefined && isWatched(contents, promotion) ? '; the host does not watch the trial any more' : ''
  return {
    state: 'changed',
    contents: withWatch(started, name, watchedSince === undefined ? undefined : { version, since: watchedSince }),
    what: `promoted ${name}@${version} to ${printAudience(promotion, percent)}, ${others}${endedTrial(remote, version)}${endedWatch}`,
  }
}

/** Whether a running trial is as requested. A watched one may have grown by itself since the request that is repeated. */
function isRepeated(
  contents: RegistryContents,
  promotion: TrialPromotion,
  running: Rollout,
  { pilots }: Pick<Rollout, 'pilots'>,
): boolean {
  const { percent, watchedSince } = promotion
  if (isWatched(contents, promotion) !== (watchedSince !== undefined)) return false
  const hasPercent = watchedSince === undefined ? running.percent === percent : running.percent >= percent
  return hasPercent && isDeepStrictEqual(pilots, running.pilots)
}

/** A remote that only the users of its trial have: its version also determines the route. */
function firstTrial(contents: RegistryContents, { name, routing }: Promotion): RegisteredRemote {
  return { ...routing, active: null, lastKnownGood: null, rollout: null, versions: versionsOf(contents, name) ?? {} }
}

function endedTrial(remote: RegisteredRemote | undefined, version: string): string {
  const ended = remote?.rollout?.version
  return ended === undefined || ended === version ? '' : `; ended the trial of ${ended}`
}
