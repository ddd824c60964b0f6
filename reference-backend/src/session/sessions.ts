import type { Queries } from '../store/database.ts'

/** Who sends a request, as the database knows it now: the token only names the session. */
export interface Session {
  readonly id: string
  readonly username: string
  readonly eulaAccepted: boolean
  /** Codes of the carriers whose orders this user may see and change. */
  readonly carrierCodes: readonly string[]
}

/** A session without a request of a person for this long is over (reliability: 20 minutes). */
export const INACTIVITY_LIMIT_MS = 20 * 60_000
/** Being there is noted this often, so that reading does not write all the time. */
const NOTED_EVERY_MS = 15_000
export const SESSION_LIFE_MS = 24 * 60 * 60_000

interface SessionRow {
  readonly username: string
  readonly eula_accepted: boolean
  readonly carrier_codes: readonly string[]
  readonly seen_at: Date
}

/** Starts a session; those that ended long ago are forgotten on the way. */
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

/** The session of an id unless it has ended; a request of a person (not an automatic refresh) keeps it alive. */
export async function findSession(
  queries: Queries,
  id: string,
  now: Date,
  isBackground: boolean,
): Promise<Session | undefined> {
  const [row] = await queries.query<SessionRow>(
    `select users.username, eula_accepted_at is not null as eula_accepted, seen_at,
       array(select code from user_carriers where user_carriers.username = users.username order by position)
         as carrier_codes
     from sessions join users on users.username = sessions.username
     where sessions.id = $1 and ended_at is null and expires_at > $2`,
    [id, now.toISOString()],
  )
  if (!row) return undefined
  const idleMs = now.getTime() - row.seen_at.getTime()
  if (idleMs > INACTIVITY_LIMIT_MS) return undefined
  if (!isBackground && idleMs > NOTED_EVERY_MS)
    await queries.query('update sessions set seen_at = $2 where id = $1', [id, now.toISOString()])
  return { id, username: row.username, eulaAccepted: row.eula_accepted, carrierCodes: row.carrier_codes }
}

/** Ends one session, or all of a user's: their tokens open nothing any more. */
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
