import type { RegisteredRemote, Registry, RemoteVersion, Rollout } from './registry.ts'

/** A version that may be loaded, and the rule that selected it. */
export interface Candidate {
  readonly version: string
  readonly files: RemoteVersion
  readonly reason: 'rollout' | 'active' | 'last-known-good'
}

/** A user with carrier accounts; a plain user name has none. */
export interface RolloutUser {
  readonly username: string
  /** The codes of the user's carriers. */
  readonly carriers: readonly string[]
}

/** The version of a remote for a user, or why there is none. */
type VersionChoice =
  | ({ readonly state: 'chosen' } & Candidate)
  | { readonly state: 'none'; readonly reason: 'blocked' | 'missing' | 'notInTrial' }

/** The version for this user: the trial's for its percentage, else the active one, else the last known good. */
export function chooseVersion(remote: RegisteredRemote, user: string | RolloutUser): VersionChoice {
  const first = versionsToTry(remote, user)[0]
  if (first) return { state: 'chosen', ...first }
  if (remote.active === null) return { state: 'none', reason: 'notInTrial' }
  return { state: 'none', reason: findVersion(remote, remote.active) ? 'blocked' : 'missing' }
}

/** Whether the remote exists for this user: before its first version has all users, only the users of its trial have it. */
export function isOffered(remote: RegisteredRemote, user: string | RolloutUser): boolean {
  return remote.active !== null || versionsToTry(remote, user).length > 0
}

/** All versions for this user, the preferred one first; each following one is the fallback of the one before. */
export function versionsToTry(remote: RegisteredRemote, user: string | RolloutUser): readonly Candidate[] {
  const { rollout, active, lastKnownGood } = remote
  const preferences: readonly (readonly [string | null, Candidate['reason']])[] = [
    [rollout && isInRollout(rollout, user) ? rollout.version : null, 'rollout'],
    [active, 'active'],
    [lastKnownGood, 'last-known-good'],
  ]
  const candidates: Candidate[] = []
  for (const [version, reason] of preferences) {
    if (version === null || candidates.some((earlier) => earlier.version === version)) continue
    const files = findVersion(remote, version)
    if (files?.state === 'active') candidates.push({ version, files, reason })
  }
  return candidates
}

/** A remote of a registry by its name; inherited names such as "constructor" give undefined. */
export function registeredRemote({ remotes }: Pick<Registry, 'remotes'>, name: string): RegisteredRemote | undefined {
  return Object.hasOwn(remotes, name) ? remotes[name] : undefined
}

/** A published version by its name; inherited names such as "constructor" give undefined. */
export function findVersion({ versions }: RegisteredRemote, version: string): RemoteVersion | undefined {
  return Object.hasOwn(versions, version) ? versions[version] : undefined
}

/** Whether the user is in the trial, by percentage or as a pilot. A higher percentage keeps all users of a lower one. */
export function isInRollout({ percent, salt, pilots }: Rollout, user: string | RolloutUser): boolean {
  const { username, carriers } = typeof user === 'string' ? { username: user, carriers: [] } : user
  if (bucketOf(salt, username) < percent) return true
  if (!pilots) return false
  const isPilotCarrier = carriers.some((carrier) => pilots.carriers.includes(pilotHash(salt, carrier)))
  return isPilotCarrier || pilots.users.includes(pilotHash(salt, username))
}

/** The hash that represents a user name or a carrier's code in a trial's `pilots`, in any letter case. */
export function pilotHash(salt: string, id: string): number {
  return hash(`${salt}:pilot:${id.trim().toLowerCase()}`)
}

/** The bucket of a user, 0 to 99, the same on every device and for every letter case of the name. */
export function bucketOf(salt: string, username: string): number {
  return hash(`${salt}:${username.trim().toLowerCase()}`) % 100
}

/** FNV-1a of 32 bits with a final mix, without which short names fall into few buckets. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
