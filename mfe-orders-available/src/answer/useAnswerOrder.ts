import { type OrderAnswer, useHost } from '@carrier-portal/contract'
import { useState } from 'react'
import { type Finding, findingOf, findingOfFailure, isLost } from './afterFailure.ts'
import { answerKeys } from './answerKeys.ts'

/** How an answer to an offered order stands. */
export type AnswerState =
  | { readonly state: 'typing' }
  | { readonly state: 'sending' }
  | { readonly state: 'failed'; readonly finding: Exclude<Finding, 'done'> }

/** Sends an accept or a decline, once however often it is pressed, and looks quietly what became of a failed one. */
export function useAnswerOrder() {
  const { api, orders } = useHost()
  const [state, setState] = useState<AnswerState>({ state: 'typing' })
  const [keyOf] = useState(() => answerKeys())

  const look = async (answer: OrderAnswer, failure: unknown): Promise<Finding> => {
    try {
      const { workOrder } = await api.orderDetails(answer.workOrderNumber, { background: true })
      return findingOf(answer, workOrder, isLost(failure))
    } catch (cause) {
      return findingOfFailure(cause)
    }
  }

  /** Resolves with whether the order is answered. */
  const send = async (answer: OrderAnswer): Promise<boolean> => {
    setState({ state: 'sending' })
    try {
      await api.answerOrder(answer, { idempotencyKey: keyOf(answer) })
    } catch (failure) {
      setState({ state: 'failed', finding: 'offered' })
      const finding = await look(answer, failure)
      if (finding !== 'done') {
        setState({ state: 'failed', finding })
        return false
      }
    }
    const kind = answer.ocStatus === 'ACCEPTED' ? 'accepted' : 'declined'
    orders.announce({ workOrderNumber: answer.workOrderNumber, kind })
    return true
  }
  return { state, send }
}
