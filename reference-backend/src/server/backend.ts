import type { Passwords } from '../session/passwords.ts'
import type { Tokens } from '../session/tokens.ts'
import type { Database } from '../store/database.ts'

/** What the handlers work with. */
export interface Backend {
  readonly database: Database
  readonly tokens: Tokens
  readonly passwords: Passwords
  /** The current time; handlers use no other clock. */
  now(): Date
}
