const IDLE_AFTER_MS = 300_000
const TIMED_OUT_AFTER_MS = 900_000
const BANNER_FOR_MS = 300_000

/** The user's inactivity, by the time since the last activity. */
export type IdleState =
  | { readonly state: 'active' }
  /** Idle; the countdown is not shown yet. */
  | { readonly state: 'idle' }
  | { readonly state: 'warned'; readonly secondsLeft: number }
  | { readonly state: 'timedOut' }

/** One moment on two clocks: the wall clock includes the time a device sleeps; the steady clock cannot be set back. */
export interface Moment {
  readonly wall: number
  readonly steady: number
}

/** Milliseconds without activity: the larger of both clocks, so that setting the wall clock back does not extend a session. */
export function inactiveMs(lastActivity: Moment, now: Moment): number {
  return Math.max(now.wall - lastActivity.wall, now.steady - lastActivity.steady, 0)
}

/** The idle state after a time without activity, in milliseconds. */
export function idleState(idleMs: number): IdleState {
  if (idleMs < IDLE_AFTER_MS) return { state: 'active' }
  const left = TIMED_OUT_AFTER_MS - idleMs
  if (left <= 0) return { state: 'timedOut' }
  return left > BANNER_FOR_MS ? { state: 'idle' } : { state: 'warned', secondsLeft: Math.ceil(left / 1000) }
}

/** 05:00, 00:09. */
export function printCountdown(seconds: number): string {
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}

const pad = (number: number) => String(number).padStart(2, '0')
