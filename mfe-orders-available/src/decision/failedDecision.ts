import { isOrderGone, type OrderAnswer, type WorkOrder } from '@carrier-portal/contract'

/**
 * Outcome of re-fetching the order after a failed accept or decline.
 * - `offered`: the order can be accepted or declined again
 * - `gone`: the order was taken or withdrawn meanwhile
 * - `done`: the request was recorded and only its response was lost
 * - `unknown`: the re-fetch gave no state either
 */
export type FailureOutcome = 'offered' | 'gone' | 'done' | 'unknown'

/** The outcome by the order's current state. `mayBeRecorded`: of this or an earlier press no response was read. */
export function outcomeOfOrder(
  { ocReferenceNumber, ocStatus }: OrderAnswer,
  order: WorkOrder,
  mayBeRecorded: boolean,
): FailureOutcome {
  if (order.status === null) return 'unknown'
  if (order.status === 'AVAILABLE') return 'offered'
  const isDeclined = order.status === 'REJECTED'
  const ours =
    ocStatus === 'REJECTED' ? isDeclined : !isDeclined && order.ocReferenceNumber?.trim() === ocReferenceNumber
  return mayBeRecorded && ours ? 'done' : 'gone'
}

/** The outcome when the re-fetch failed: an unknown order is gone; any other failure leaves the state unknown. */
export function outcomeOfFailedRefetch(failure: unknown): FailureOutcome {
  return isOrderGone(failure) ? 'gone' : 'unknown'
}
