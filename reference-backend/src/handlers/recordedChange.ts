import type { Backend } from '../server/backend.ts'
import type { OperationId } from '../server/contractDocument.ts'
import type { Answer, Call } from '../server/handlers.ts'
import { Refusal } from '../server/refusal.ts'
import { type AuditEvent, record } from '../store/audit.ts'
import type { Queries } from '../store/database.ts'
import { once } from '../store/idempotency.ts'

/** A change of an order, as the audit trail names it. */
export interface Change {
  readonly operation: OperationId
  readonly action: AuditEvent['action']
  readonly workOrderNumber: string | undefined
}

/** What was changed and what is answered. */
export interface Changed {
  readonly answer: Answer
  readonly workOrderNumber: string
  readonly changed: readonly string[]
}

/** Makes a change at most once, with its audit row in the same transaction; a refused one leaves its own row. */
export async function recordedChange(
  { database, now }: Backend,
  { session, body, idempotencyKey, address }: Call<'answerOrder' | 'updateLineItems' | 'updateCharge'>,
  { operation, action, workOrderNumber }: Change,
  make: (queries: Queries) => Promise<Changed>,
): Promise<Answer> {
  const at = now()
  const entry = { at, username: session.username, action, address }
  const work = { username: session.username, key: idempotencyKey, operation, body, now: at }
  try {
    return await once(database, work, async (queries) => {
      const { answer, ...what } = await make(queries)
      await record(queries, { ...entry, ...what, result: 'done' })
      return answer
    })
  } catch (cause) {
    if (cause instanceof Refusal) await record(database, { ...entry, workOrderNumber, result: 'refused' })
    throw cause
  }
}
