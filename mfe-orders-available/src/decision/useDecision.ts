import { type OrderAnswer, useHost } from '@carrier-portal/contract'
import { useWhenOnline } from '@carrier-portal/shared-ui/feedback'
import { useEffect, useRef, useState } from 'react'
import { type DecisionResult, resultOf } from './decisionResult.ts'
import { changeOf, decisionSender, type SendResult } from './sendDecision.ts'

type Failed = Extract<SendResult, { state: 'failed' }>

/** The state of a decision about one order. */
export type DecisionState =
  | { readonly state: 'typing' }
  | { readonly state: 'sending' }
  | { readonly state: 'crashed' }
  /** `cause`: what is known beyond the failure of the request. */
  | { readonly state: 'failed'; readonly cause: 'gone' | 'unreachable' | undefined }

interface DecisionEvents {
  /** The decision is recorded; after a lost response the re-fetch may have found that. */
  onDone(): void
  /** The dialog can close. Not called after it was closed: the dialog of another order may be open by then. */
  onClose(result: DecisionResult): void
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
  const [sendDecision] = useState(() => decisionSender({ api, telemetry }))
  const attempts = useRef(0)
  const recorded = useRef(false)
  const open = useRef(true)
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
    }
  }, [])

  useWhenOnline(() => {
    if (state.state === 'failed' && state.cause === 'unreachable') setState({ state: 'typing' })
  })

  const finish = (payload: OrderAnswer) => {
    if (recorded.current) return
    recorded.current = true
    orders.announce(changeOf(payload))
    onDone()
    if (open.current) onClose(resultOf(payload))
  }
  const applyOutcome = async (payload: OrderAnswer, attempt: number, failed: Failed) => {
    const outcome = await failed.outcome
    if (outcome === 'done') finish(payload)
    // The outcome of an earlier press does not belong to the request in progress.
    else if (outcome === 'gone' && attempt === attempts.current) {
      setState({ state: 'failed', cause: 'gone' })
      onGone()
    }
  }

  /** Resolves when the decision is recorded or its failure is shown. */
  const send = async (payload: OrderAnswer): Promise<void> => {
    attempts.current += 1
    const attempt = attempts.current
    setState({ state: 'sending' })
    const result = await sendDecision(payload)
    if (result.state === 'done') return finish(payload)
    if (result.state === 'crashed') return setState({ state: 'crashed' })
    setState({ state: 'failed', cause: result.failure === 'network' ? 'unreachable' : undefined })
    void applyOutcome(payload, attempt, result)
  }
  return { state, send }
}
