import type { Queries } from '../store/database.ts'

/** This many failures within the window lock an account for the rest of it. */
const FAILURES = 5
const WINDOW_MS = 5 * 60_000

/** Whether an account is locked at a moment. */
export async function isLocked(queries: Queries, username: string, now: Date): Promise<boolean> {
  const [row] = await queries.query<{ failures: number }>(
    'select count(*)::int as failures from failed_logins where username = $1 and at > $2',
    [username, new Date(now.getTime() - WINDOW_MS).toISOString()],
  )
  return (row?.failures ?? 0) >= FAILURES
}

/** Records a failed login and deletes expired ones. */
export async function recordFailure(queries: Queries, username: string, now: Date): Promise<void> {
  await queries.query('delete from failed_logins where at <= $1', [new Date(now.getTime() - WINDOW_MS).toISOString()])
  await queries.query('insert into failed_logins (username, at) values ($1, $2)', [username, now.toISOString()])
}

/** A successful login clears the failures before it. */
export async function clearFailures(queries: Queries, username: string): Promise<void> {
  await queries.query('delete from failed_logins where username = $1', [username])
}
