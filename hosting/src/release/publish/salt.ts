import { randomBytes } from 'node:crypto'

/** A new salt, which selects the users of a new trial. */
export function newTrialSalt(): string {
  return randomBytes(6).toString('hex')
}
