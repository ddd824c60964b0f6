/** Specification, section 9, by the wall clock (decisions, section 1, "idle"). */
const IDLE_AFTER_MS = 300_000
const TIMED_OUT_AFTER_MS = 900_000
const BANNER_FOR_MS = 300_000

export type IdleState =
  | { readonly state: 'active' }
  /** Idle, and the countdown is still too long to bother anyone with. */
  | { readonly state: 'idle' }
  | { readonly state: 'warned'; readonly secondsLeft: number }
  | { readonly state: 'timedOut' }

/** One moment on two clocks: the wall clock, which counts sleep, and one that nobody can set back. */
export interface Moment {
  readonly wall: number
  readonly steady: number
}

/** How long nobody was there: whichever clock says more, so that setting the clock back extends nothing. */
export function idleFor(lastActivity: Moment, now: Moment): number {
  return Math.max(now.wall - lastActivity.wall, now.steady - lastActivity.steady, 0)
}

/** What so much inactivity means. */
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
