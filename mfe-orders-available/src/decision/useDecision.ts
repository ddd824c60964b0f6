import { type OrderAnswer, useHost } from '@carrier-portal/contract'
import { useEffect, useRef, useState } from 'react'
import type { FailureOutcome } from './failedDecision.ts'
import { idempotencyKeys } from './idempotencyKeys.ts'
import { changeOf, sendDecision } from './sendDecision.ts'

/** How an answer to an offered order stands. */
export type DecisionState =
  | { readonly state: 'typing' }
  | { readonly state: 'sending' }
  | { readonly state: 'failed'; readonly finding: Exclude<FailureOutcome, 'done'> }

export interface DecisionEvents {
  /** The order is answered, perhaps only found to be so by the quiet look after a lost reply. */
  onDone(): void
  /** The dialog has nothing more to do. Not told once it is closed: another order's dialog may be open by then. */
  onClose(): void
  /** The order turned out to be taken or withdrawn. */
  onGone(): void
}

/**
 * Sends an accept or a decline, once however often it is pressed. What became of a failed one is looked up quietly
 * behind the message, and never holds up a second press.
 */
export function useDecision({ onDone, onClose, onGone }: DecisionEvents) {
  const { api, orders } = useHost()
  const [state, setState] = useState<DecisionState>({ state: 'typing' })
  const [keyOf] = useState(() => idempotencyKeys())
  const attempts = useRef(0)
  const answered = useRef(false)
  const open = useRef(true)
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
    }
  }, [])

  const finish = (answer: OrderAnswer) => {
    if (answered.current) return
    answered.current = true
    orders.announce(changeOf(answer))
    onDone()
    if (open.current) onClose()
  }
  const lookBehind = async (answer: OrderAnswer, attempt: number, look: Promise<FailureOutcome>) => {
    const finding = await look
    if (finding === 'done') finish(answer)
    // What an older press found says nothing about the one that is under way.
    else if (attempt === attempts.current) {
      setState({ state: 'failed', finding })
      if (finding === 'gone') onGone()
    }
  }

  /** Resolves when the answer is recorded or its failure is shown. */
  const send = async (answer: OrderAnswer): Promise<void> => {
    attempts.current += 1
    const attempt = attempts.current
    setState({ state: 'sending' })
    const outcome = await sendDecision(api, answer, keyOf(answer))
    if (outcome.state === 'done') return finish(answer)
    setState({ state: 'failed', finding: 'offered' })
    void lookBehind(answer, attempt, outcome.outcome)
  }
  return { state, send }
}
