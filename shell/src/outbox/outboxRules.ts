import { isApiError, isOrderGone, isRecord, type OutboxEntry, type StopReason } from '@carrier-portal/contract'

/**
 * After a failed attempt an entry is stopped with a reason, or waits: `later` with its order, `unreachable` with all. A
 * `forbidden` one waits when the user must accept the licence again, and is else stopped as unavailable.
 */
export type UnsentOutcome = StopReason | 'later' | 'unreachable' | 'forbidden'

/**
 * What a failed attempt means. No connection, an overloaded server and a missing sign-in hold back every order. Any other
 * failure may be about this order alone and must not hold back the next one: a server may hang for one order, and an
 * unreadable response is that of an order that does not fit the contract.
 */
export function failedAttempt(cause: unknown): UnsentOutcome {
  if (!isApiError(cause)) return 'failed'
  const status = cause.status ?? 0
  if (cause.failure === 'timeout' || cause.failure === 'unreadable') return 'later'
  if (cause.failure !== 'refused' || status === 429 || status === 503) return 'unreachable'
  if (status >= 500 || status === 408) return 'later'
  if (status === 409 || status === 412) return 'conflict'
  if (status === 403) return 'forbidden'
  return isOrderGone(cause) ? 'unavailable' : 'refused'
}

/** The orders with an entry to send, in the order of their oldest one. A stopped entry holds back its whole order. */
export function ordersToSend(entries: readonly OutboxEntry[]): readonly string[] {
  const stopped = new Set(entries.filter(({ state }) => state === 'stopped').map((entry) => entry.workOrderNumber))
  return [...new Set(entries.map((entry) => entry.workOrderNumber))].filter((order) => !stopped.has(order))
}

/** Whether a stored value has the shape of an entry. */
export function isOutboxEntry(value: unknown): value is OutboxEntry {
  if (!isRecord(value)) return false
  const { id, remote, job, schema, workOrderNumber, view, idempotencyKey } = value
  const texts = [id, remote, job, workOrderNumber, view, idempotencyKey]
  return texts.every((text) => typeof text === 'string') && typeof schema === 'number'
}
