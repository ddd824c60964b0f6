import { DEMO_PASSWORD } from '../seed/accounts.ts'
import type { Passwords } from '../session/passwords.ts'
import { endSessions } from '../session/sessions.ts'
import type { Database, Queries } from '../store/database.ts'
import { accountName, type CarrierAccount, setPassword } from '../store/users.ts'

const SHORTEST_PASSWORD = 12

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
  if (account === '') throw new Error('a user needs a name')
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

/** Disables a user and ends every session of theirs. */
export async function disableUser(database: Database, username: string, now: Date): Promise<void> {
  await changeUser(database, username, now, (queries, account) =>
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
  await changeUser(database, username, now, async (queries, account) => {
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

async function changeUser(
  database: Database,
  username: string,
  now: Date,
  change: (queries: Queries, account: string) => Promise<unknown>,
): Promise<void> {
  const account = accountName(username)
  await database.transaction(async (queries) => {
    const found = await queries.query('select 1 from users where username = $1 for update', [account])
    if (found.length === 0) throw new Error(`there is no user ${account}`)
    await change(queries, account)
    await endSessions(queries, { username: account }, now)
  })
}

async function storedPassword(passwords: Passwords, password: string): Promise<string> {
  if (password === DEMO_PASSWORD) throw new Error('this password is the published one of the demo accounts')
  if (password.length < SHORTEST_PASSWORD) throw new Error(`a password needs at least ${SHORTEST_PASSWORD} characters`)
  return passwords.hash(password)
}
