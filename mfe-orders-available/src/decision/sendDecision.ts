import type { ApiClient, OrderAnswer } from '@carrier-portal/contract'
import { type FailureOutcome, mayHaveArrived, outcomeOfFailedRefetch, outcomeOfOrder } from './failedDecision.ts'

/** The result of a decision: recorded, or failed with the outcome of a re-fetch, which may still be running. */
export type SendResult =
  | { readonly state: 'done' }
  | { readonly state: 'failed'; readonly outcome: Promise<FailureOutcome> }

/**
 * Sends an accept or a decline. After a failure it returns at once and re-fetches the order in the background, to see
 * whether it is still offered.
 */
export async function sendDecision(api: ApiClient, decision: OrderAnswer, idempotencyKey: string): Promise<SendResult> {
  try {
    await api.answerOrder(decision, { idempotencyKey })
    return { state: 'done' }
  } catch (failure) {
    return { state: 'failed', outcome: refetchOutcome(api, decision, mayHaveArrived(failure)) }
  }
}

async function refetchOutcome(api: ApiClient, answer: OrderAnswer, lost: boolean): Promise<FailureOutcome> {
  try {
    const { workOrder } = await api.orderDetails(answer.workOrderNumber, { background: true })
    return outcomeOfOrder(answer, workOrder, lost)
  } catch (failure) {
    return outcomeOfFailedRefetch(failure)
  }
}

/** The change that lists are notified of after a recorded decision. */
export function changeOf({ workOrderNumber, ocStatus }: OrderAnswer) {
  return { workOrderNumber, kind: ocStatus === 'ACCEPTED' ? 'accepted' : 'declined' } as const
}
