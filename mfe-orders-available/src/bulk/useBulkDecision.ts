import { type OrderAnswer, useHost } from '@carrier-portal/contract'
import { useState } from 'react'
import { idempotencyKeys } from '../decision/idempotencyKeys.ts'
import { changeOf, sendDecision } from '../decision/sendDecision.ts'

/** How the answer to one of several orders stands. */
export type BulkResult = 'waiting' | 'sending' | 'done' | 'failed' | 'gone'

export type BulkState =
  | { readonly state: 'typing' }
  | { readonly state: 'running' | 'finished'; readonly results: readonly BulkResult[] }

/** Answers several orders one after the other, each with a result of its own; the lists hear of all at the end. */
export function useBulkDecision() {
  const { api, orders } = useHost()
  const [state, setState] = useState<BulkState>({ state: 'typing' })
  const [keyOf] = useState(() => idempotencyKeys())

  const run = async (answers: readonly OrderAnswer[]): Promise<readonly BulkResult[]> => {
    let results: readonly BulkResult[] = answers.map(() => 'waiting')
    const note = (place: number, result: BulkResult) => {
      results = results.with(place, result)
      setState({ state: 'running', results })
    }
    for (const [place, answer] of answers.entries()) {
      note(place, 'sending')
      const outcome = await sendDecision(api, answer, keyOf(answer))
      const finding = outcome.state === 'done' ? 'done' : await outcome.outcome
      note(place, finding === 'offered' ? 'failed' : finding)
    }
    for (const [place, answer] of answers.entries()) if (results[place] === 'done') orders.announce(changeOf(answer))
    setState({ state: 'finished', results })
    return results
  }
  return { state, run }
}
