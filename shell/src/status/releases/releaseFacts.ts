import { findVersion, type RegisteredRemote } from '@carrier-portal/contract/registry'

/** The counts of five minutes of one version. */
export interface CountPoint {
  /** The start, in milliseconds since 1970. */
  readonly at: number
  readonly loads: number
  readonly failures: number
}

/** The counts of one remote by version. */
export type VersionCounts = Readonly<Record<string, readonly CountPoint[]>>

/** The load counts of the last day by remote and version. */
export interface ReleaseCounts {
  readonly remotes: Readonly<Record<string, VersionCounts>>
  /** By remote: the version whose trial the host lets grow or stops. */
  readonly watched: Readonly<Record<string, string>>
  /** By remote: the versions that a rollback took from their users, and that no promotion gave to users since. */
  readonly rolledBack: Readonly<Record<string, readonly string[]>>
}

/** One change of the registry. */
export interface HistoryEntry {
  readonly revision: number
  readonly at: string
  readonly who: string
  readonly why: string
  readonly what: string
}

/** Why users get a version, or why they do not. */
type VersionRole = 'active' | 'trial' | 'watchedTrial' | 'fallback' | 'published' | 'rolledBack' | 'blocked'

/** One version of a remote, as a release manager sees it. */
export interface ReleaseRow {
  readonly version: string
  readonly role: VersionRole
  /** The share of the users who get it, 0 to 100. The pilots of a trial are not counted. */
  readonly percent: number
  /** How many users and carriers have a trial's version at any percentage. */
  readonly pilots: { readonly users: number; readonly carriers: number }
  /** The reason of a block. */
  readonly reason: string | undefined
  readonly publishedAt: string
  readonly loads: number
  readonly failures: number
  readonly points: readonly CountPoint[]
}

/** The versions of a remote with their shares and counts; the latest published one first. */
export function releaseRows(
  remote: RegisteredRemote,
  counts: VersionCounts = {},
  watched?: string,
  rolledBack: readonly string[] = [],
): readonly ReleaseRow[] {
  const shares = sharesOf(remote)
  return Object.entries(remote.versions)
    .toSorted(([, one], [, other]) => other.publishedAt.localeCompare(one.publishedAt))
    .map(([version, { state, reason, publishedAt }]) => {
      const points = counts[version] ?? []
      return {
        version,
        role: state === 'blocked' ? 'blocked' : roleOf(remote, version, watched, rolledBack),
        percent: shares.get(version) ?? 0,
        pilots: pilotsOf(remote, version),
        reason,
        publishedAt,
        loads: points.reduce((sum, { loads }) => sum + loads, 0),
        failures: points.reduce((sum, { failures }) => sum + failures, 0),
        points,
      }
    })
}

function roleOf(
  { rollout, active, lastKnownGood }: RegisteredRemote,
  version: string,
  watched: string | undefined,
  rolledBack: readonly string[],
): VersionRole {
  if (version === rollout?.version) return version === watched ? 'watchedTrial' : 'trial'
  if (version === active) return 'active'
  if (version === lastKnownGood) return 'fallback'
  return rolledBack.includes(version) ? 'rolledBack' : 'published'
}

function pilotsOf({ rollout }: RegisteredRemote, version: string): ReleaseRow['pilots'] {
  const { users = [], carriers = [] } = (version === rollout?.version && rollout.pilots) || {}
  return { users: users.length, carriers: carriers.length }
}

/** A blocked version passes its share on to the next one in the order trial, active, last known good. */
function sharesOf(remote: RegisteredRemote): ReadonlyMap<string, number> {
  const { rollout, active, lastKnownGood } = remote
  const isUsable = (version: string | null): version is string =>
    version !== null && findVersion(remote, version)?.state === 'active'
  const trial = rollout && isUsable(rollout.version) ? rollout : undefined
  const percent = trial?.percent ?? 0
  const other = [active, lastKnownGood].find(isUsable)
  return new Map([
    ...(other === undefined ? [] : [[other, 100 - percent] as const]),
    ...(trial ? [[trial.version, percent] as const] : []),
  ])
}
