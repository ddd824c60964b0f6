import {
  type ApiClient,
  type ApiFailure,
  idempotencyKeys,
  isApiError,
  mayHaveTakenEffect,
  type OrderAnswer,
  type Telemetry,
} from '@carrier-portal/contract'
import { type FailureOutcome, outcomeOfFailedRefetch, outcomeOfOrder } from './failedDecision.ts'

/**
 * The result of a decision: recorded; failed, with the outcome of a re-fetch, which may still be running; or stopped by an
 * error of our own.
 */
export type SendResult =
  | { readonly state: 'done' }
  | { readonly state: 'crashed' }
  | { readonly state: 'failed'; readonly failure: ApiFailure; readonly outcome: Promise<FailureOutcome> }

/**
 * Returns the function with which a dialog sends each accept or decline, also again after a failure. After a failure it
 * returns at once and re-fetches the order in the background, to see whether it is still offered.
 */
export function decisionSender({ api, telemetry }: { api: ApiClient; telemetry: Telemetry }) {
  const keyOf = idempotencyKeys<OrderAnswer>()
  /** The orders of decisions without a response: a backend without idempotency keys refuses the same decision later. */
  const unacknowledged = new Set<string>()
  return async (decision: OrderAnswer): Promise<SendResult> => {
    try {
      await api.answerOrder(decision, { idempotencyKey: keyOf(decision) })
      return { state: 'done' }
    } catch (failure) {
      if (!isApiError(failure)) {
        telemetry.report('save.crashed', { error: failure instanceof Error ? failure.name : 'unknown' })
        console.error(failure)
        return { state: 'crashed' }
      }
      if (mayHaveTakenEffect(failure)) unacknowledged.add(decision.workOrderNumber)
      const mayBeRecorded = unacknowledged.has(decision.workOrderNumber)
      return { state: 'failed', failure: failure.failure, outcome: refetchOutcome(api, decision, mayBeRecorded) }
    }
  }
}

async function refetchOutcome(api: ApiClient, decision: OrderAnswer, mayBeRecorded: boolean): Promise<FailureOutcome> {
  try {
    const { workOrder } = await api.orderDetails(decision.workOrderNumber, { background: true })
    return outcomeOfOrder(decision, workOrder, mayBeRecorded)
  } catch (failure) {
    return outcomeOfFailedRefetch(failure)
  }
}

/** The change that lists are notified of after a recorded decision. */
export function changeOf({ workOrderNumber, ocStatus }: OrderAnswer) {
  return { workOrderNumber, kind: ocStatus === 'ACCEPTED' ? 'accepted' : 'declined' } as const
}
