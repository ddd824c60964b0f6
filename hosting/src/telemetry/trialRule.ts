import { highestLikelyRate, probabilityOfChance } from './fisherTest.ts'
import type { DecisiveCounts, LoadCounts } from './remoteCounts.ts'

/** The percentages of a watched trial; 100 promotes the version to all users. */
const TRIAL_STEPS = [5, 25, 50, 100] as const

/** A step lasts at least this many loads of the trial's version. */
const LOADS_PER_STEP = 50
/** Earlier than this, a trial is neither stopped nor compared. */
const LEAST_LOADS = 20
/** Failures of fewer clients stop no trial: chance rarely explains even two failures beside thousands of good loads. */
const LEAST_FAILED_CLIENTS = 3
/** A trial stops when chance explains its failures with a lower probability; low because it is tested repeatedly. */
const STOP_BELOW = 0.005
/** A trial grows only when chance explains its failures at least this well. */
const GROW_FROM = 0.05
/** Compared with, until the active version has enough loads of its own. */
const ASSUMED: LoadCounts = { loads: 100, failures: 1 }

/** A version proves itself with this many loads and a failure rate that is below 5 % with 95 % confidence. */
const LOADS_FOR_PROOF = 100
const RATE_FOR_PROOF = 0.05

interface TrialVerdict {
  readonly decision: 'wait' | 'grow' | 'stop'
  /** The figures of the decision, for the history. */
  readonly figures: string
}

/** Decides about a trial by its counts since its present percentage began, and those of the active version. */
export function evaluateTrial(trial: DecisiveCounts, active: LoadCounts): TrialVerdict {
  const isAssumed = active.loads < LEAST_LOADS
  const compared = isAssumed ? ASSUMED : active
  const chance = probabilityOfChance(trial, compared)
  const figures = `${printCounts(trial)}, ${printCounts(compared)} ${isAssumed ? 'assumed for' : 'with'} the active version, p = ${chance.toPrecision(2)}`
  const canStop = trial.loads >= LEAST_LOADS && trial.failedClients >= LEAST_FAILED_CLIENTS
  if (canStop && chance < STOP_BELOW) return { decision: 'stop', figures }
  if (trial.loads >= LOADS_PER_STEP && chance >= GROW_FROM) return { decision: 'grow', figures }
  return { decision: 'wait', figures }
}

/** The step after a percentage. */
export function nextTrialPercent(percent: number): number {
  return TRIAL_STEPS.find((step) => step > percent) ?? 100
}

/** Whether a version counts as good by its loads. */
export function hasProvenItself(counts: LoadCounts): boolean {
  return counts.loads >= LOADS_FOR_PROOF && highestLikelyRate(counts) < RATE_FOR_PROOF
}

/** '3 of 120 loads failed'. */
export function printCounts({ loads, failures }: LoadCounts): string {
  return `${failures} of ${loads} loads failed`
}
