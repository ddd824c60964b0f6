import { type OrderAnswer, useHost } from '@carrier-portal/contract'
import { useWhenOnline } from '@carrier-portal/shared-ui/feedback'
import { useState } from 'react'
import { changeOf, decisionSender, type SendResult } from '../decision/sendDecision.ts'

/**
 * The state of one order of a bulk decision. `failed`: not recorded, the order is still offered; `unknown`: neither the
 * request nor the re-fetch of the order gave a result; `unreachable`: the same, because the server could not be reached;
 * `crashed`: an error of our own, not a failed request.
 */
export type BulkResult = 'waiting' | 'sending' | 'done' | 'failed' | 'unknown' | 'unreachable' | 'crashed' | 'gone'

type BulkState =
  | { readonly state: 'typing' }
  /** `count` orders are sent. */
  | { readonly state: 'running'; readonly results: ReadonlyMap<string, BulkResult>; readonly count: number }
  /** `isUnreachable` until the network is back. */
  | { readonly state: 'finished'; readonly results: ReadonlyMap<string, BulkResult>; readonly isUnreachable: boolean }

/**
 * Accepts or declines several orders one after the other, each with its own result. Lists refresh once at the end. A
 * second run with the failed orders keeps the results of the others.
 */
export function useBulkDecision() {
  const { api, telemetry, orders } = useHost()
  const [state, setState] = useState<BulkState>({ state: 'typing' })
  const [sendDecision] = useState(() => decisionSender({ api, telemetry }))

  useWhenOnline(() => {
    if (state.state === 'finished') setState({ ...state, isUnreachable: false })
  })

  const run = async (payloads: readonly OrderAnswer[]): Promise<ReadonlyMap<string, BulkResult>> => {
    const results = new Map(state.state === 'typing' ? [] : state.results)
    const set = (number: string, result: BulkResult) => {
      results.set(number, result)
      setState({ state: 'running', results: new Map(results), count: payloads.length })
    }
    for (const { workOrderNumber } of payloads) set(workOrderNumber, 'waiting')
    for (const payload of payloads) {
      set(payload.workOrderNumber, 'sending')
      const sent = await sendDecision(payload)
      set(payload.workOrderNumber, await resultOf(sent))
    }
    for (const payload of payloads)
      if (results.get(payload.workOrderNumber) === 'done') orders.announce(changeOf(payload))
    setState({ state: 'finished', results, isUnreachable: [...results.values()].includes('unreachable') })
    return new Map(payloads.map(({ workOrderNumber: number }) => [number, results.get(number) ?? 'failed']))
  }
  return { state, run }
}

/** Whether an order can be sent again. */
export function canRetry(result: BulkResult | undefined): boolean {
  return result === 'failed' || result === 'unknown' || result === 'unreachable' || result === 'crashed'
}

async function resultOf(sent: SendResult): Promise<BulkResult> {
  if (sent.state !== 'failed') return sent.state
  const outcome = await sent.outcome
  if (outcome === 'offered') return 'failed'
  return outcome === 'unknown' && sent.isUnreachable ? 'unreachable' : outcome
}
