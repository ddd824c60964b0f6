import type { Passwords } from '../session/passwords.ts'
import { endSessions } from '../session/sessions.ts'
import type { Database, Queries } from '../store/database.ts'
import { accountName, type CarrierAccount, setPassword } from '../store/users.ts'
import { passwordProblem } from './passwordProblem.ts'

/** Characters of a name and of a carrier's code; the API refuses longer ones. */
const LONGEST = { name: 255, code: 64 }

/** A user as `npm run users -- list` prints it. */
interface ListedUser {
  readonly username: string
  readonly carriers: readonly string[]
  readonly disabled: boolean
}

/** Adds a user with carrier accounts; a carrier with a name is created or renamed, one without must exist. */
export async function addUser(
  database: Database,
  passwords: Passwords,
  username: string,
  password: string,
  carriers: readonly Partial<CarrierAccount>[],
): Promise<void> {
  const account = accountName(username)
  requireLength('a user name', account, LONGEST.name)
  for (const { code = '' } of carriers) requireLength('a carrier code', code, LONGEST.code)
  if (new Set(carriers.map(({ code }) => code)).size < carriers.length) throw new Error('a carrier is named twice')
  const stored = await storedPassword(passwords, password)
  await database.transaction(async (queries) => {
    const added = await queries.query(
      'insert into users (username, password) values ($1, $2) on conflict do nothing returning username',
      [account, stored],
    )
    if (added.length === 0)
      throw new Error(`there is a user ${account} already; npm run users -- passwd ${account} sets a new password`)
    for (const [position, { code, name }] of carriers.entries()) {
      if (name !== undefined)
        await queries.query(
          'insert into carriers (code, name) values ($1, $2) on conflict (code) do update set name = excluded.name',
          [code, name],
        )
      else if ((await queries.query('select 1 from carriers where code = $1', [code])).length === 0)
        throw new Error(`there is no carrier ${code}; add it with --carrier ${code}=Name`)
      await queries.query('insert into user_carriers (username, code, position) values ($1, $2, $3)', [
        account,
        code,
        position,
      ])
    }
  })
}

/** Disables users, all or none of them, and ends every session of theirs. */
export async function disableUsers(database: Database, usernames: readonly string[], now: Date): Promise<void> {
  await changeUsers(database, usernames, now, (queries, account) =>
    queries.query('update users set disabled_at = $2 where username = $1', [account, now.toISOString()]),
  )
}

/** Sets a new password, enables a disabled user again and ends every session of theirs. */
export async function changePassword(
  database: Database,
  passwords: Passwords,
  username: string,
  password: string,
  now: Date,
): Promise<void> {
  const stored = await storedPassword(passwords, password)
  await changeUsers(database, [username], now, async (queries, account) => {
    await setPassword(queries, account, stored)
    await queries.query('update users set disabled_at = null where username = $1', [account])
  })
}

/** All users with their carrier codes. */
export async function listUsers(queries: Queries): Promise<readonly ListedUser[]> {
  return queries.query<ListedUser>(
    `select username, disabled_at is not null as disabled,
       array(select code from user_carriers where user_carriers.username = users.username order by position) as carriers
     from users order by username`,
  )
}

async function changeUsers(
  database: Database,
  usernames: readonly string[],
  now: Date,
  change: (queries: Queries, account: string) => Promise<unknown>,
): Promise<void> {
  const accounts = usernames.map(accountName)
  await database.transaction(async (queries) => {
    const found = await queries.query<{ readonly username: string }>(
      'select username from users where username = any($1::text[]) order by username for update',
      [accounts],
    )
    const known = new Set(found.map(({ username }) => username))
    const unknown = accounts.filter((account) => !known.has(account))
    if (unknown.length > 0) throw new Error(`there is no user ${unknown.join(', ')}; no user was changed`)
    for (const account of known) {
      await change(queries, account)
      await endSessions(queries, { username: account }, now)
    }
  })
}

function requireLength(what: string, text: string, longest: number): void {
  const { length } = [...text]
  if (length < 1 || length > longest) throw new Error(`${what} has 1 to ${longest} characters`)
}

async function storedPassword(passwords: Passwords, password: string): Promise<string> {
  const problem = passwordProblem(password)
  if (problem !== undefined) throw new Error(problem)
  return passwords.hash(password)
}
