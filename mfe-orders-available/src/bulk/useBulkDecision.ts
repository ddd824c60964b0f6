import { type ApiFailure, type OrderAnswer, useHost } from '@carrier-portal/contract'
import { useWhenOnline } from '@carrier-portal/shared-ui/feedback'
import { useRef, useState } from 'react'
import type { FailureOutcome } from '../decision/failedDecision.ts'
import { changeOf, decisionSender, type SendResult } from '../decision/sendDecision.ts'

/**
 * The state of one order of a bulk decision. `failed`: not recorded, the order is still offered; `unknown`: neither the
 * request nor the re-fetch of the order gave a result; `unreachable`: the same, because the server could not be reached;
 * `unsent`: the run was stopped before it, or there was no session; `crashed`: an error of our own, not a failed request.
 */
export type BulkResult = keyof typeof CAN_RETRY

/** Whether an order with this result can be sent again. */
const CAN_RETRY = {
  waiting: false,
  sending: false,
  done: false,
  failed: true,
  unknown: true,
  unreachable: true,
  unsent: true,
  crashed: true,
  gone: false,
}

const MAY_BE_RECORDED: ReadonlySet<BulkResult | undefined> = new Set(['unknown', 'unreachable'])

const IS_OPEN: ReadonlySet<BulkResult> = new Set(['waiting', 'sending', 'unsent'])

/** Failures that each further order would have too: without a session, or after a wait for the time limit of two calls. */
const STOPS_RUN: readonly ApiFailure[] = ['unauthorised', 'network', 'timeout']

type BulkState =
  | { readonly state: 'typing' }
  /** `count` orders are sent. Finished results begin with those that need a decision, and a further run keeps their places. */
  | { readonly state: 'running'; readonly results: ReadonlyMap<string, BulkResult>; readonly count: number }
  /** `isUnreachable` until the network is back. */
  | { readonly state: 'finished'; readonly results: ReadonlyMap<string, BulkResult>; readonly isUnreachable: boolean }

/**
 * Accepts or declines several orders one after the other, each with its own result. Lists refresh once at the end. A
 * second run with the failed orders keeps the results of the others. `stop` sends no further order of the present run.
 */
export function useBulkDecision() {
  const { api, telemetry, orders, session } = useHost()
  const [state, setState] = useState<BulkState>({ state: 'typing' })
  const [sendDecision] = useState(() => decisionSender({ api, telemetry }))
  const stop = useRef(() => {})

  useWhenOnline(() => {
    if (state.state === 'finished') setState({ ...state, isUnreachable: false })
  })

  const run = async (payloads: readonly OrderAnswer[]): Promise<ReadonlyMap<string, BulkResult>> => {
    const { username } = session.get()
    const before: ReadonlyMap<string, BulkResult> = state.state === 'typing' ? new Map() : state.results
    const results = new Map(before)
    /** Of an order that is not sent in this run: an earlier request may have been recorded. */
    const unsent = (number: string) => (MAY_BE_RECORDED.has(before.get(number)) ? 'unknown' : 'unsent')
    const set = (number: string, result: BulkResult) => {
      results.set(number, result)
      setState({ state: 'running', results: new Map(results), count: payloads.length })
    }
    for (const { workOrderNumber } of payloads) set(workOrderNumber, 'waiting')
    const waiting = () => payloads.filter(({ workOrderNumber }) => results.get(workOrderNumber) === 'waiting')
    stop.current = () => {
      for (const { workOrderNumber } of waiting()) set(workOrderNumber, unsent(workOrderNumber))
    }
    for (let payload = waiting()[0]; payload; payload = waiting()[0]) {
      set(payload.workOrderNumber, 'sending')
      const sent = await sendDecision(payload)
      // The further orders would be decided as the user who has signed in meanwhile, as after another tab has done so.
      if (session.get().username !== username) stop.current()
      const outcome = sent.state === 'failed' ? await sent.outcome : undefined
      const result = resultOf(sent, outcome)
      set(payload.workOrderNumber, result === 'unsent' ? unsent(payload.workOrderNumber) : result)
      // A re-fetch that gave a result went through the network, and so may the next order.
      if (sent.state === 'failed' && outcome === 'unknown' && STOPS_RUN.includes(sent.failure)) stop.current()
    }
    for (const payload of payloads)
      if (results.get(payload.workOrderNumber) === 'done') orders.announce(changeOf(payload))
    // Without an order that is not done the dialog closes; screen readers would announce a summary of it before.
    if ([...results.values()].some((result) => result !== 'done'))
      setState({
        state: 'finished',
        results: new Map([...results].sort(([, one], [, other]) => rankOf(one) - rankOf(other))),
        isUnreachable: [...results.values()].includes('unreachable'),
      })
    return new Map(payloads.map(({ workOrderNumber: number }) => [number, results.get(number) ?? 'failed']))
  }
  return { state, run, stop: () => stop.current() }
}

/** The number of orders of the present run that have their result. */
export function countSent(count: number, results: ReadonlyMap<string, BulkResult>): number {
  return count - [...results.values()].filter((result) => IS_OPEN.has(result)).length
}

/** Whether an order can be sent again. */
export function canRetry(result: BulkResult | undefined): boolean {
  return result !== undefined && CAN_RETRY[result]
}

/** Of 75 results the few that need a decision would be screens below the first ones. */
function rankOf(result: BulkResult): number {
  return canRetry(result) ? 0 : result === 'gone' ? 1 : 2
}

function resultOf(sent: SendResult, outcome: FailureOutcome = 'unknown'): BulkResult {
  if (sent.state !== 'failed') return sent.state
  if (outcome === 'offered') return 'failed'
  if (outcome === 'unknown' && sent.failure === 'unauthorised') return 'unsent'
  return outcome === 'unknown' && sent.failure === 'network' ? 'unreachable' : outcome
}
