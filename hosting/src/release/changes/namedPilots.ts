import { type Pilots, pilotHash, type Rollout } from '@carrier-portal/contract/registry'

/** User names and carrier codes that get a trial's version at any percentage. */
export interface NamedPilots {
  readonly users?: readonly string[]
  readonly carriers?: readonly string[]
}

/** Whether anyone is named. */
export function hasPilots({ users = [], carriers = [] }: NamedPilots): boolean {
  return users.length + carriers.length > 0
}

/** The pilots of a trial as the registry has them; a running trial keeps its own. */
export function withPilots(
  running: Pilots | undefined,
  { users = [], carriers = [] }: NamedPilots,
  salt: string,
): Pick<Rollout, 'pilots'> {
  const hashes = (ids: readonly string[], known: readonly number[] = []) => [
    ...new Set([...known, ...ids.map((id) => pilotHash(salt, id))]),
  ]
  const pilots = { users: hashes(users, running?.users), carriers: hashes(carriers, running?.carriers) }
  return pilots.users.length + pilots.carriers.length > 0 ? { pilots } : {}
}

/** The users of a new trial: '5 % and 2 named users'. */
export function printAudience({ users = [], carriers = [] }: NamedPilots, percent: number): string {
  const parts = [
    percent > 0 ? `${percent} %` : '',
    users.length > 0 ? `${users.length} named ${users.length === 1 ? 'user' : 'users'}` : '',
    carriers.length > 0 ? `the users of ${carriers.join(', ')}` : '',
  ]
  return parts.filter(Boolean).join(' and ')
}
