import { tryStorage } from '../session/tryStorage.ts'
import { idleState } from './idleRule.ts'

/** The storage key of the last activity in any tab, in milliseconds since 1970. */
export const LAST_ACTIVITY_KEY = 'last_activity'

/** The last activity in any tab, in milliseconds since 1970; undefined when none is stored or storage is blocked. */
export function readLastActivity(storage: Storage): number | undefined {
  const stored = Number(tryStorage(() => storage.getItem(LAST_ACTIVITY_KEY)) ?? Number.NaN)
  return Number.isFinite(stored) ? stored : undefined
}

/**
 * Stores the time of an activity for the other tabs and the next page. A sign-in stores it to start a new idle count. Where
 * storage is blocked, each tab counts on its own.
 */
export function storeLastActivity(storage: Storage, at: number): void {
  tryStorage(() => storage.setItem(LAST_ACTIVITY_KEY, String(at)))
}

/** Whether a stored session has timed out before the page was opened. */
export function hasTimedOut(storage: Storage, now: number): boolean {
  const last = readLastActivity(storage)
  return last !== undefined && idleState(now - last).state === 'timedOut'
}
