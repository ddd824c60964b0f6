import { DEMO_PASSWORD, USERS } from '../seed/accounts.ts'
import type { Passwords } from '../session/passwords.ts'
import type { Queries } from '../store/database.ts'

/** Throws when demo accounts of the database still have the published password; for starts without demo data. */
export async function refuseDemoPasswords(queries: Queries, passwords: Passwords): Promise<void> {
  const users = await queries.query<{ readonly username: string; readonly password: string }>(
    'select username, password from users where username = any($1::text[]) and disabled_at is null order by username',
    [USERS.map(({ username }) => username)],
  )
  const checked = new Map<string, boolean>()
  for (const { password } of users)
    if (!checked.has(password)) checked.set(password, await passwords.matches(DEMO_PASSWORD, password))
  const published = users.filter(({ password }) => checked.get(password)).map(({ username }) => username)
  if (published.length > 0)
    throw new Error(
      `these accounts have the published demo password: run \`npm run users -- disable ${published.join(' ')}\`, ` +
        'or start with DEMO=1',
    )
}
