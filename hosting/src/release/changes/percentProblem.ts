import { hasPilots, type NamedPilots } from './namedPilots.ts'

/**
 * The sentence, with the next step, for a percentage that a promotion cannot have; undefined for any other. Only a
 * version with named pilots may have 0 %. The host lets a watched trial grow, so that it needs users of its own, and more to gain.
 */
export function percentProblem(percent: number, pilots: NamedPilots, isWatched: boolean): string | undefined {
  if (!Number.isInteger(percent) || percent < (hasPilots(pilots) ? 0 : 1) || percent > 100)
    return '--percent is a whole number from 1 to 100. Write --percent 5, or leave it out for all users.'
  if (isWatched && (percent < 1 || percent > 99)) return '--watch needs a trial of 1 to 99 %: add --percent 5.'
  return undefined
}
