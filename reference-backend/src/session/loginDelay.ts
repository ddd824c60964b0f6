import type { Queries } from '../store/database.ts'

/** The number of the first failure with a wait: of one address, or IPv6 network, with an account, and of all addresses with it. */
const FREE_FAILURES = { own: 5, all: 20 }
const LONGEST_DELAY_MS = 60_000
/** Failures older than this do not count. */
const WINDOW_MS = 15 * 60_000

/** The failed logins of an account within the window. */
interface Failures {
  readonly own: number
  readonly own_at: Date | null
  readonly everyone: number
}

/**
 * Whether logins of this account from this address have to wait at a moment. From the fifth failure on the wait grows
 * from 5 to at most 60 seconds. Failures from other addresses delay only addresses that failed themselves, and the wait
 * begins with the address's own last failure, so that an attacker elsewhere cannot keep the right password out.
 */
export async function isDelayed(queries: Queries, username: string, address: string, now: Date): Promise<boolean> {
  const [failures] = await queries.query<Failures>(
    `select count(*) filter (where address = $2)::int as own, max(at) filter (where address = $2) as own_at,
       count(*)::int as everyone
     from failed_logins where username = $1 and at > $3`,
    [username, address, windowStart(now)],
  )
  if (!failures || failures.own === 0) return false
  const { own, own_at, everyone } = failures
  const delay = Math.max(delayMs(own - FREE_FAILURES.own), delayMs(everyone - FREE_FAILURES.all))
  // A clock that was set back, or the faster one of another backend, puts the last failure into the future.
  return Math.abs(now.getTime() - (own_at?.getTime() ?? 0)) < delay
}

/** Records a failed login and deletes expired ones. */
export async function recordFailure(queries: Queries, username: string, address: string, now: Date): Promise<void> {
  await queries.query('delete from failed_logins where at <= $1', [windowStart(now)])
  await queries.query('insert into failed_logins (username, address, at) values ($1, $2, $3)', [
    username,
    address,
    now.toISOString(),
  ])
}

/** A successful login clears the failures of its address. */
export async function clearFailures(queries: Queries, username: string, address: string): Promise<void> {
  await queries.query('delete from failed_logins where username = $1 and address = $2', [username, address])
}

/** 0 below the free failures, then 5, 10, 20, 40, 60 seconds. */
function delayMs(beyondFree: number): number {
  return beyondFree < 0 ? 0 : Math.min(5000 * 2 ** beyondFree, LONGEST_DELAY_MS)
}

const windowStart = (now: Date) => new Date(now.getTime() - WINDOW_MS).toISOString()
