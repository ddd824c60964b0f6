import { REFRESH_EVERY_MS } from '../load/useAutoRefresh.ts'

/** The age of a response. */
interface ListAge {
  /** Whole minutes, never negative. */
  readonly minutes: number
  /** Whether a refresh is overdue. */
  readonly overdue: boolean
}

/** Milliseconds that an automatic refresh may take before it counts as overdue. */
const GRACE_MS = 30_000

/** The age of a response. Both times in milliseconds since 1970. */
export function listAge(loadedAt: number, now: number): ListAge {
  const passed = Math.max(0, now - loadedAt)
  return { minutes: Math.floor(passed / 60_000), overdue: passed > REFRESH_EVERY_MS + GRACE_MS }
}
