/** How old an answer is. */
export interface ListAge {
  /** Whole minutes, never negative. */
  readonly minutes: number
  /** A refresh was due and has not come. */
  readonly late: boolean
}

/** Time that an automatic refresh may take before it counts as missed. */
const GRACE_MS = 30_000

/** The age of an answer that is refreshed every `everyMs`. */
export function listAge(loadedAt: number, now: number, everyMs: number): ListAge {
  const passed = Math.max(0, now - loadedAt)
  return { minutes: Math.floor(passed / 60_000), late: passed > everyMs + GRACE_MS }
}
