import { createHash } from 'node:crypto'
import { Refusal } from '../server/refusal.ts'
import type { Database, Queries } from './database.ts'

/** One piece of work that a client may send twice. */
export interface RepeatableWork {
  readonly username: string
  /** The Idempotency-Key; without one the work is done each time it is sent. */
  readonly key: string | undefined
  readonly operation: string
  readonly body: unknown
  readonly now: Date
}

const KEPT_MS = 24 * 60 * 60_000

/**
 * Does the work in one transaction and remembers its answer under the key; a repeated key gets that answer and changes
 * nothing. A refused piece of work leaves no trace, so that it can be mended and sent again.
 */
export async function once<T>(
  database: Database,
  { username, key, operation, body, now }: RepeatableWork,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  return database.transaction(async (queries) => {
    if (key === undefined) return work(queries)
    await queries.query('delete from idempotent_answers where username = $1 and at < $2', [
      username,
      new Date(now.getTime() - KEPT_MS).toISOString(),
    ])
    const print = createHash('sha256')
      .update(JSON.stringify([operation, body]))
      .digest('hex')
    // Of two at once the second waits here until the first is done.
    const taken = await queries.query(
      `insert into idempotent_answers (username, key, fingerprint, at) values ($1, $2, $3, $4)
       on conflict do nothing returning key`,
      [username, key, print, now.toISOString()],
    )
    if (taken.length === 0) return firstAnswer<T>(queries, username, key, print)
    const answer = await work(queries)
    await queries.query('update idempotent_answers set answer = $3 where username = $1 and key = $2', [
      username,
      key,
      JSON.stringify(answer),
    ])
    return answer
  })
}

async function firstAnswer<T>(queries: Queries, username: string, key: string, print: string): Promise<T> {
  const [first] = await queries.query<{ fingerprint: string; answer: T }>(
    'select fingerprint, answer from idempotent_answers where username = $1 and key = $2',
    [username, key],
  )
  if (!first || first.fingerprint !== print) throw new Refusal(422, 'The Idempotency-Key was used for another request.')
  return first.answer
}
