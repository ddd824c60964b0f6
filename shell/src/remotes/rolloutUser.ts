import type { Session } from '@carrier-portal/contract'
import type { RolloutUser } from '@carrier-portal/contract/registry'

/** The part of a session that selects the versions of a trial: the user's name and the codes of the user's carriers. */
export function rolloutUser({ username, carriers }: Session): RolloutUser {
  return { username, carriers: carriers.map(({ code }) => code) }
}
