import { type OrderAnswer, useHost } from '@carrier-portal/contract'
import { useEffect, useRef, useState } from 'react'
import type { FailureOutcome } from './failedDecision.ts'
import { idempotencyKeys } from './idempotencyKeys.ts'
import { changeOf, sendDecision } from './sendDecision.ts'

/** The state of a decision about one order. */
export type DecisionState =
  | { readonly state: 'typing' }
  | { readonly state: 'sending' }
  | { readonly state: 'crashed' }
  | { readonly state: 'failed'; readonly finding: Exclude<FailureOutcome, 'done'> }

export interface DecisionEvents {
  /** The decision is recorded; after a lost response the re-fetch may have found that. */
  onDone(): void
  /** The dialog can close. Not called after it was closed: the dialog of another order may be open by then. */
  onClose(): void
  /** The order turned out to be taken or withdrawn. */
  onGone(): void
}

/**
 * Sends an accept or a decline, once for any number of presses. After a failure the order is re-fetched in the
 * background, which does not delay a second press.
 */
export function useDecision({ onDone, onClose, onGone }: DecisionEvents) {
  const { api, telemetry, orders } = useHost()
  const [state, setState] = useState<DecisionState>({ state: 'typing' })
  const [keyOf] = useState(() => idempotencyKeys())
  const attempts = useRef(0)
  const recorded = useRef(false)
  const open = useRef(true)
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
    }
  }, [])

  const finish = (payload: OrderAnswer) => {
    if (recorded.current) return
    recorded.current = true
    orders.announce(changeOf(payload))
    onDone()
    if (open.current) onClose()
  }
  const applyOutcome = async (payload: OrderAnswer, attempt: number, refetch: Promise<FailureOutcome>) => {
    const finding = await refetch
    if (finding === 'done') finish(payload)
    // The outcome of an earlier press says nothing about the request in progress.
    else if (attempt === attempts.current) {
      setState({ state: 'failed', finding })
      if (finding === 'gone') onGone()
    }
  }

  /** Resolves when the decision is recorded or its failure is shown. */
  const send = async (payload: OrderAnswer): Promise<void> => {
    attempts.current += 1
    const attempt = attempts.current
    setState({ state: 'sending' })
    const outcome = await sendDecision({ api, telemetry }, payload, keyOf(payload))
    if (outcome.state === 'done') return finish(payload)
    if (outcome.state === 'crashed') return setState({ state: 'crashed' })
    setState({ state: 'failed', finding: 'offered' })
    void applyOutcome(payload, attempt, outcome.outcome)
  }
  return { state, send }
}
