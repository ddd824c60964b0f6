import { DEMO_PASSWORD, USERS } from '../seed/accounts.ts'
import type { Passwords } from '../session/passwords.ts'
import type { Queries } from '../store/database.ts'

/** Throws when a demo account of the database still has the published password; for starts without demo data. */
export async function refuseDemoPasswords(queries: Queries, passwords: Passwords): Promise<void> {
  const users = await queries.query<{ readonly username: string; readonly password: string }>(
    'select username, password from users where username = any($1::text[]) and disabled_at is null order by username',
    [USERS.map(({ username }) => username)],
  )
  const checked = new Map<string, boolean>()
  for (const { username, password } of users) {
    const isPublished = checked.get(password) ?? (await passwords.matches(DEMO_PASSWORD, password))
    checked.set(password, isPublished)
    if (isPublished)
      throw new Error(
        `the account ${username} has the published demo password: run \`npm run users -- disable ${username}\`, ` +
          'or start with DEMO=1',
      )
  }
}
