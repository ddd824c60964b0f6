import { DEMO_PASSWORD } from '../seed/accounts.ts'

/** Characters of a password, counted as openapi.yaml counts them. */
const LENGTH = { min: 12, max: 1024 }

/** Why a new password is refused; undefined for a usable one. */
export function passwordProblem(password: string): string | undefined {
  const { length } = [...password]
  if (length < LENGTH.min || length > LENGTH.max) return `A password has ${LENGTH.min} to ${LENGTH.max} characters.`
  // With it every later start without demo data would be refused.
  return password === DEMO_PASSWORD ? 'This password is the published one of the demo accounts.' : undefined
}
