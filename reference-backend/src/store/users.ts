import type { Queries } from './database.ts'

/** A user as stored, with the hash of the password. */
export interface User {
  readonly username: string
  readonly password: string
}

export interface CarrierAccount {
  readonly name: string
  readonly code: string
}

/** A user by the normalized account name; a disabled one is not found. */
export async function findUser(queries: Queries, username: string): Promise<User | undefined> {
  const [user] = await queries.query<User>(
    'select username, password from users where username = $1 and disabled_at is null',
    [username],
  )
  return user
}

/**
 * Whether a user still has this stored password and is not disabled. Until the end of the transaction neither changes, so
 * that a new password ends the session that is started in it.
 */
export async function lockPassword(queries: Queries, username: string, stored: string): Promise<boolean> {
  const found = await queries.query(
    'select 1 from users where username = $1 and password = $2 and disabled_at is null for share',
    [username, stored],
  )
  return found.length > 0
}

/** The normalized account name, because phones capitalize the first letter and add a space. */
export function accountName(typed: string): string {
  return typed.trim().toLowerCase()
}

/** The carrier accounts of a user. */
export async function carriersOf(queries: Queries, username: string): Promise<readonly CarrierAccount[]> {
  return queries.query<CarrierAccount>(
    `select name, carriers.code from user_carriers join carriers on carriers.code = user_carriers.code
     where username = $1 order by position`,
    [username],
  )
}

/** Replaces a user's password; `stored` is the hash of passwords.ts. Sessions are not ended here. */
export async function setPassword(queries: Queries, username: string, stored: string): Promise<void> {
  await queries.query('update users set password = $2 where username = $1', [username, stored])
}

/** Records the acceptance of the licence; an earlier date is kept. */
export async function acceptEula(queries: Queries, username: string, at: Date): Promise<void> {
  await queries.query('update users set eula_accepted_at = coalesce(eula_accepted_at, $2) where username = $1', [
    username,
    at.toISOString(),
  ])
}
