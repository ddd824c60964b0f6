import type { ApiClient, OrderAnswer } from '@carrier-portal/contract'
import { type Finding, findingOf, findingOfFailure, isLost } from './afterFailure.ts'

/** What became of an answer: recorded, or failed with what the quiet look found. */
export type Outcome = { readonly state: 'done' } | { readonly state: 'failed'; readonly finding: Promise<Finding> }

/**
 * Sends an accept or a decline. A failure is answered at once, and the quiet look whether the order is still offered
 * (decisions, section 4) goes on behind it.
 */
export async function sendAnswer(api: ApiClient, answer: OrderAnswer, idempotencyKey: string): Promise<Outcome> {
  try {
    await api.answerOrder(answer, { idempotencyKey })
    return { state: 'done' }
  } catch (failure) {
    return { state: 'failed', finding: look(api, answer, isLost(failure)) }
  }
}

async function look(api: ApiClient, answer: OrderAnswer, lost: boolean): Promise<Finding> {
  try {
    const { workOrder } = await api.orderDetails(answer.workOrderNumber, { background: true })
    return findingOf(answer, workOrder, lost)
  } catch (failure) {
    return findingOfFailure(failure)
  }
}

/** The change that a recorded answer is for everybody else. */
export function changeOf({ workOrderNumber, ocStatus }: OrderAnswer) {
  return { workOrderNumber, kind: ocStatus === 'ACCEPTED' ? 'accepted' : 'declined' } as const
}
