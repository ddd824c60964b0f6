import { createHash } from 'node:crypto'
import { Refusal } from '../server/refusal.ts'
import type { Database, Queries } from './database.ts'

/** A request that a client may repeat. */
interface IdempotentRequest {
  readonly username: string
  /** The Idempotency-Key; without one each request is processed. */
  readonly key: string | undefined
  readonly operation: string
  readonly body: unknown
  readonly now: Date
}

const RETENTION_MS = 24 * 60 * 60_000

/**
 * Runs the work in one transaction and stores its result under the key; a repeated key gets the stored result and
 * changes nothing. A refused request stores no key, so that it can be corrected and sent again.
 */
export async function runIdempotent<T>(
  database: Database,
  { username, key, operation, body, now }: IdempotentRequest,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  return database.transaction(async (queries) => {
    if (key === undefined) return work(queries)
    await queries.query('delete from idempotent_answers where username = $1 and at < $2', [
      username,
      new Date(now.getTime() - RETENTION_MS).toISOString(),
    ])
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([operation, body]))
      .digest('hex')
    // Of two concurrent requests the second waits here for the first.
    const taken = await queries.query(
      `insert into idempotent_answers (username, key, fingerprint, at) values ($1, $2, $3, $4)
       on conflict do nothing returning key`,
      [username, key, fingerprint, now.toISOString()],
    )
    if (taken.length === 0) return storedResult<T>(queries, username, key, fingerprint)
    const result = await work(queries)
    await queries.query('update idempotent_answers set answer = $3 where username = $1 and key = $2', [
      username,
      key,
      JSON.stringify(result),
    ])
    return result
  })
}

async function storedResult<T>(queries: Queries, username: string, key: string, fingerprint: string): Promise<T> {
  const [first] = await queries.query<{ fingerprint: string; answer: T }>(
    'select fingerprint, answer from idempotent_answers where username = $1 and key = $2',
    [username, key],
  )
  if (!first || first.fingerprint !== fingerprint)
    throw new Refusal(422, 'The Idempotency-Key was used for another request.')
  return first.answer
}
