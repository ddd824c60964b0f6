/**
 * Where the way of a remote onto the screen can break.
 * - `registry`: the document that names its versions
 * - `check`: contract range, origin, integrity, state; before any of its bytes run
 * - `download`: its files; `evaluation`: its code threw or exposes no screen
 * - `render`: its screen threw; `lateChunk`: a file that it fetched later did not come
 */
export type Stage = 'registry' | 'check' | 'download' | 'evaluation' | 'render' | 'lateChunk'

/** One version gets so long, its repeats included; then it counts as failed. */
export const TIME_LIMIT_MS = 8_000

export type NextStep =
  | { readonly do: 'retry'; readonly afterMs: number }
  /** The next version that this user may be given, in the same page. */
  | { readonly do: 'standIn' }
  | { readonly do: 'card' }

interface StagePolicy {
  /** The pauses before each repeat. What cannot heal by itself is not repeated. */
  readonly pausesMs: readonly number[]
  readonly mayStandIn: boolean
}

const PAUSES_MS = [500, 1_500]

const POLICIES: Readonly<Record<Stage, StagePolicy>> = {
  registry: { pausesMs: PAUSES_MS, mayStandIn: false },
  check: { pausesMs: [], mayStandIn: true },
  download: { pausesMs: PAUSES_MS, mayStandIn: true },
  evaluation: { pausesMs: [], mayStandIn: true },
  render: { pausesMs: [], mayStandIn: true },
  lateChunk: { pausesMs: PAUSES_MS, mayStandIn: true },
}

export interface FailedAttempt {
  readonly stage: Stage
  /** How often this version was tried, this time included. */
  readonly attempts: number
  /** How long it has had. */
  readonly spentMs: number
  /** Whether another version is left to try. */
  readonly hasStandIn: boolean
}

/** What follows a failure (issue 5, section 2): repeats within the time limit, then a stand-in, then the card. */
export function nextStep({ stage, attempts, spentMs, hasStandIn }: FailedAttempt): NextStep {
  const { pausesMs, mayStandIn } = POLICIES[stage]
  const pause = pausesMs[attempts - 1]
  if (pause !== undefined && spentMs + pause < TIME_LIMIT_MS) return { do: 'retry', afterMs: pause }
  return mayStandIn && hasStandIn ? { do: 'standIn' } : { do: 'card' }
}
