import { type OrderAnswer, useHost } from '@carrier-portal/contract'
import { useState } from 'react'
import type { Finding } from './afterFailure.ts'
import { answerKeys } from './answerKeys.ts'
import { changeOf, sendAnswer } from './sendAnswer.ts'

/** How an answer to an offered order stands. */
export type AnswerState =
  | { readonly state: 'typing' }
  | { readonly state: 'sending' }
  | { readonly state: 'failed'; readonly finding: Exclude<Finding, 'done'> }

/** Sends an accept or a decline, once however often it is pressed, and looks quietly what became of a failed one. */
export function useAnswerOrder(onGone: () => void) {
  const { api, orders } = useHost()
  const [state, setState] = useState<AnswerState>({ state: 'typing' })
  const [keyOf] = useState(() => answerKeys())

  /** Resolves with whether the order is answered. */
  const send = async (answer: OrderAnswer): Promise<boolean> => {
    setState({ state: 'sending' })
    const outcome = await sendAnswer(api, answer, keyOf(answer))
    if (outcome.state === 'failed') {
      setState({ state: 'failed', finding: 'offered' })
      const finding = await outcome.finding
      if (finding !== 'done') {
        setState({ state: 'failed', finding })
        if (finding === 'gone') onGone()
        return false
      }
    }
    orders.announce(changeOf(answer))
    return true
  }
  return { state, send }
}
