import { ApiError, type OrderAnswer, type WorkOrder } from '@carrier-portal/contract'

/**
 * What the quiet look after a failed answer found (decisions, section 4).
 * - `offered`: it can be tried again; also where nothing could be found out
 * - `gone`: taken or withdrawn meanwhile
 * - `done`: the answer had arrived and only the reply was lost
 */
export type FailureOutcome = 'offered' | 'gone' | 'done'

/** Reads the order's present state. `lost`: no reply was read, so the answer may have been recorded. */
export function outcomeOfOrder(
  { ocReferenceNumber, ocStatus }: OrderAnswer,
  order: WorkOrder,
  lost: boolean,
): FailureOutcome {
  if (order.status === 'AVAILABLE' || order.status === null) return 'offered'
  const ours =
    ocStatus === 'REJECTED' ? order.status === 'REJECTED' : order.ocReferenceNumber?.trim() === ocReferenceNumber
  return lost && ours ? 'done' : 'gone'
}

/** Reads why even the look failed: an unknown order is gone, anything else tells nothing. */
export function outcomeOfFailedRefetch(failure: unknown): FailureOutcome {
  return failure instanceof ApiError && failure.status === 404 ? 'gone' : 'offered'
}

/** Whether a failed answer may still have been recorded: there was no refusal, only no readable reply. */
export function mayHaveArrived(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return false
  if (failure.failure === 'refused') return (failure.status ?? 0) >= 500
  return failure.failure !== 'unauthorised'
}
