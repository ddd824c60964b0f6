/**
 * The stages in which loading a remote can fail.
 * - `registry`: the document that names its versions
 * - `check`: contract range, origin, integrity, state; before any of its code runs
 * - `download`: its files; `evaluation`: its code threw or exposes no screen
 * - `render`: its screen threw; `lateChunk`: a lazily loaded chunk failed to load
 */
export type Stage = 'registry' | 'check' | 'download' | 'evaluation' | 'render' | 'lateChunk'

/** The time limit for one version, retries included. */
export const TIME_LIMIT_MS = 8_000

type NextStep =
  | { readonly do: 'retry'; readonly afterMs: number }
  /** Load the next version that this user may get, in the same page. */
  | { readonly do: 'fallback' }
  | { readonly do: 'showError' }

/**
 * For so long a crash counts as an attempt of the present version. A device that loses its network for moments, several times
 * a day, keeps the version. A version whose chunk is missing for good throws at each attempt, so the fallback follows.
 */
export const CRASH_COUNTS_MS = 10 * 60_000

interface StagePolicy {
  /** The pause before each retry; empty for failures that a retry cannot fix. */
  readonly pausesMs: readonly number[]
  readonly mayFallBack: boolean
}

/** The pauses before the retries of one version. */
export const PAUSES_MS = [500, 1_500]

const POLICIES: Readonly<Record<Stage, StagePolicy>> = {
  registry: { pausesMs: PAUSES_MS, mayFallBack: false },
  check: { pausesMs: [], mayFallBack: true },
  download: { pausesMs: PAUSES_MS, mayFallBack: true },
  evaluation: { pausesMs: [], mayFallBack: true },
  render: { pausesMs: [], mayFallBack: true },
  lateChunk: { pausesMs: PAUSES_MS, mayFallBack: true },
}

interface FailedAttempt {
  readonly stage: Stage
  /** How often this version was tried, including this time. */
  readonly attempts: number
  /** Milliseconds since its first attempt. */
  readonly spentMs: number
  /** Whether another version is left to try. */
  readonly hasFallback: boolean
}

/** What follows a failure: retries within the time limit, then a fallback version, then the error card. */
export function nextStep({ stage, attempts, spentMs, hasFallback }: FailedAttempt): NextStep {
  const { pausesMs, mayFallBack } = POLICIES[stage]
  const pause = pausesMs[attempts - 1]
  if (pause !== undefined && spentMs + pause < TIME_LIMIT_MS) return { do: 'retry', afterMs: pause }
  return mayFallBack && hasFallback ? { do: 'fallback' } : { do: 'showError' }
}
