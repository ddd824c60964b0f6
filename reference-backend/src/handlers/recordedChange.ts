import type { Backend } from '../server/backend.ts'
import type { OperationId } from '../server/contractDocument.ts'
import type { Call, HandlerResult } from '../server/handlers.ts'
import { Refusal } from '../server/refusal.ts'
import { type AuditEvent, record } from '../store/audit.ts'
import type { Queries } from '../store/database.ts'
import { runIdempotent } from '../store/idempotency.ts'

/** A change of an order, as the audit trail names it. */
interface AuditedChange {
  readonly operation: OperationId
  readonly action: AuditEvent['action']
  /** The order of a refused change; undefined when the call names it by an id that is unknown. */
  readonly workOrderNumber: () => string | undefined
}

/** The result of a change, and the fields that it changed. */
interface ChangeResult {
  readonly result: HandlerResult
  readonly workOrderNumber: string
  readonly changed: readonly string[]
}

/** Applies a change at most once, with its audit row in the same transaction; a refused change gets its own row. */
export async function recordedChange(
  { database, now }: Backend,
  { session, body, idempotencyKey, address }: Call<'answerOrder' | 'updateLineItems' | 'updateCharge'>,
  { operation, action, workOrderNumber }: AuditedChange,
  make: (queries: Queries) => Promise<ChangeResult>,
): Promise<HandlerResult> {
  const at = now()
  const entry = { at, username: session.username, action, address }
  const work = { username: session.username, key: idempotencyKey, operation, body, now: at }
  try {
    return await runIdempotent(database, work, async (queries) => {
      const { result, ...event } = await make(queries)
      await record(queries, { ...entry, ...event, result: 'done' })
      return result
    })
  } catch (cause) {
    if (cause instanceof Refusal)
      await record(database, { ...entry, workOrderNumber: workOrderNumber(), result: 'refused' })
    throw cause
  }
}
