import type { Queries } from '../store/database.ts'

/** The signed-in user of a request, read from the database; the token carries only the session id. */
export interface StoredSession {
  readonly id: string
  readonly username: string
  readonly eulaAccepted: boolean
  /** Codes of the carriers whose orders this user may see and change. */
  readonly carrierCodes: readonly string[]
}

/** A session without a user-initiated request for this long has ended. */
const INACTIVITY_LIMIT_MS = 20 * 60_000
/** `seen_at` is written at most this often, so that most reads need no write. */
const SEEN_UPDATE_INTERVAL_MS = 15_000
export const SESSION_LIFE_MS = 24 * 60 * 60_000

interface SessionRow {
  readonly username: string
  readonly eula_accepted: boolean
  readonly carrier_codes: readonly string[]
  readonly seen_at: Date
}

/** Starts a session and deletes those that have expired. */
export async function startSession(queries: Queries, id: string, username: string, now: Date): Promise<Date> {
  const expiresAt = new Date(now.getTime() + SESSION_LIFE_MS)
  await queries.query('delete from sessions where expires_at < $1', [now.toISOString()])
  await queries.query('insert into sessions (id, username, seen_at, expires_at) values ($1, $2, $3, $4)', [
    id,
    username,
    now.toISOString(),
    expiresAt.toISOString(),
  ])
  return expiresAt
}

/** The session of an id unless it has ended. Any request but an automatic refresh extends it. */
export async function findSession(
  queries: Queries,
  id: string,
  now: Date,
  isBackground: boolean,
): Promise<StoredSession | undefined> {
  const [row] = await queries.query<SessionRow>(
    `select users.username, eula_accepted_at is not null as eula_accepted, seen_at,
       array(select code from user_carriers where user_carriers.username = users.username order by position)
         as carrier_codes
     from sessions join users on users.username = sessions.username
     where sessions.id = $1 and ended_at is null and expires_at > $2 and disabled_at is null`,
    [id, now.toISOString()],
  )
  if (!row) return undefined
  const idleMs = now.getTime() - row.seen_at.getTime()
  if (idleMs > INACTIVITY_LIMIT_MS) return undefined
  if (!isBackground && idleMs > SEEN_UPDATE_INTERVAL_MS)
    await queries.query('update sessions set seen_at = $2 where id = $1', [id, now.toISOString()])
  return { id, username: row.username, eulaAccepted: row.eula_accepted, carrierCodes: row.carrier_codes }
}

/** Ends one session, or all of a user's. Their tokens are refused from then on. */
export async function endSessions(
  queries: Queries,
  which: { readonly id: string } | { readonly username: string },
  now: Date,
): Promise<void> {
  const [column, value] = 'id' in which ? ['id', which.id] : ['username', which.username]
  await queries.query(`update sessions set ended_at = $2 where ${column} = $1 and ended_at is null`, [
    value,
    now.toISOString(),
  ])
}
