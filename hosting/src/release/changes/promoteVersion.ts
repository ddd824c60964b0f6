import { type Pilots, pilotHash, type RegisteredRemote, type RemoteNavigation } from '@carrier-portal/contract/registry'
import type { RegistryContents } from '../store/storedRegistry.ts'
import type { Trial } from '../store/versionRecord.ts'
import { type RegistryChange, refuse, refuseBlocked, refuseUnpublished } from './change.ts'
import { fallbackVersion } from './fallbackVersion.ts'
import { routeProblem } from './reservedRoutes.ts'
import { promotedRemote, publishedVersion, upsertRecord, upsertRemote, versionsOf } from './upsertRemote.ts'

/** The sentence for any other percentage. */
export const PERCENT_RULE =
  '--percent is a whole number from 1 to 100. Write --percent 5, or leave it out for all users.'

/** The part of a version's remote.json that the registry takes over at its promotion. */
export interface RemoteRouting {
  readonly route: string
  readonly navigation: RemoteNavigation | null
  readonly opensOrders: boolean
}

/** A version and the users that get it. */
export interface Promotion {
  readonly name: string
  readonly version: string
  /** 100: all users. Less: a trial, and all other users keep the active version. 0: the pilots only. */
  readonly percent: number
  /** User names and carrier codes that get a trial's version at any percentage. */
  readonly users?: readonly string[]
  readonly carriers?: readonly string[]
  /** For a trial that the host watches: the time at which it starts, ISO 8601. */
  readonly watchedSince?: string
  /** Selects the users of a new trial; a running trial keeps its own salt. */
  readonly salt: string
  readonly routing: RemoteRouting
}

/** Promotes a published version to a percentage of the users, or to all. */
export function promoteVersion(contents: RegistryContents, promotion: Promotion): RegistryChange {
  const { name, version, percent, routing } = promotion
  const versions = versionsOf(contents, name)
  const files = publishedVersion(contents, name, version)
  if (!versions || !files) return refuseUnpublished(name, version)
  if (files.state === 'blocked') return refuseBlocked(name, version, files.reason)
  if (!Number.isInteger(percent) || percent < (hasPilots(promotion) ? 0 : 1) || percent > 100)
    return refuse(PERCENT_RULE)
  const problem = routeProblem(contents, name, routing.route)
  if (problem !== undefined) return refuse(problem)
  const remote = promotedRemote(contents, name)
  if (percent < 100) return startTrial(contents, remote, promotion)
  if (remote?.active === version && !remote.rollout) return refuseActive(promotion)
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
    contents: upsertRemote(upsertRecord(contents, name, version, { rolledBack: undefined }), name, promoted),
    what: `promoted ${name}@${version} to all users${remote?.active ? `, previously ${remote.active}` : ', its first version'}${endedTrial(remote, version)}`,
  }
}

function refuseActive({ name, version }: Promotion): RegistryChange {
  return refuse(`${name}@${version} is already active for all users. Publish the next version, then promote that one.`)
}

function startTrial(
  contents: RegistryContents,
  remote: RegisteredRemote | undefined,
  promotion: Promotion,
): RegistryChange {
  const { name, version, percent, watchedSince } = promotion
  if (remote?.active === version) return refuseActive(promotion)
  const running = remote?.rollout?.version === version ? remote.rollout : undefined
  if (running?.percent === percent && !hasPilots(promotion) && watchedSince === undefined)
    return refuse(
      `${name}@${version} is already promoted to ${percent} %. Name a higher --percent, or none for all users.`,
    )
  const salt = running?.salt ?? promotion.salt
  const pilots = withPilots(running?.pilots, promotion, salt)
  const rollout = { version, percent, salt, ...pilots }
  const trial = upsertRemote(contents, name, {
    ...(remote?.active ? remote : firstTrial(contents, promotion)),
    rollout,
  })
  const others = remote?.active ? `all other users keep ${remote.active}` : 'no other user has this screen'
  return {
    state: 'changed',
    contents: watchedSince === undefined ? trial : watched(trial, name, { version, since: watchedSince }),
    what: `promoted ${name}@${version} to ${audience(promotion)}, ${others}${endedTrial(remote, version)}`,
  }
}

/** A remote that only the users of its trial have: its version also determines the route. */
function firstTrial(contents: RegistryContents, { name, routing }: Promotion): RegisteredRemote {
  return { ...routing, active: null, lastKnownGood: null, rollout: null, versions: versionsOf(contents, name) ?? {} }
}

function watched(contents: RegistryContents, name: string, trial: Trial): RegistryContents {
  return { ...contents, trials: { ...contents.trials, [name]: trial } }
}

function hasPilots({ users = [], carriers = [] }: Promotion): boolean {
  return users.length + carriers.length > 0
}

/** A running trial keeps its pilots. */
function withPilots(running: Pilots | undefined, { users = [], carriers = [] }: Promotion, salt: string) {
  const hashes = (ids: readonly string[], known: readonly number[] = []) => [
    ...new Set([...known, ...ids.map((id) => pilotHash(salt, id))]),
  ]
  const pilots = { users: hashes(users, running?.users), carriers: hashes(carriers, running?.carriers) }
  return pilots.users.length + pilots.carriers.length > 0 ? { pilots } : {}
}

function audience({ percent, users = [], carriers = [] }: Promotion): string {
  const parts = [
    percent > 0 ? `${percent} %` : '',
    users.length > 0 ? `${users.length} named ${users.length === 1 ? 'user' : 'users'}` : '',
    carriers.length > 0 ? `the users of ${carriers.join(', ')}` : '',
  ]
  return parts.filter(Boolean).join(' and ')
}

function endedTrial(remote: RegisteredRemote | undefined, version: string): string {
  const ended = remote?.rollout?.version
  return ended === undefined || ended === version ? '' : `; ended the trial of ${ended}`
}
