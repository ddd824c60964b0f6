import type { ApiClient, OrderAnswer } from '@carrier-portal/contract'
import { type FailureOutcome, mayHaveArrived, outcomeOfFailedRefetch, outcomeOfOrder } from './failedDecision.ts'

/** What became of an answer: recorded, or failed with what the quiet look found. */
export type SendResult =
  | { readonly state: 'done' }
  | { readonly state: 'failed'; readonly outcome: Promise<FailureOutcome> }

/**
 * Sends an accept or a decline. A failure is answered at once, and the quiet look whether the order is still offered
 * (decisions, section 4) goes on behind it.
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

/** The change that a recorded answer is for everybody else. */
export function changeOf({ workOrderNumber, ocStatus }: OrderAnswer) {
  return { workOrderNumber, kind: ocStatus === 'ACCEPTED' ? 'accepted' : 'declined' } as const
}
