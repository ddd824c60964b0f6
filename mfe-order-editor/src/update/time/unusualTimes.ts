import type { OrderStep, WorkOrder } from '@carrier-portal/contract'
import { offsetAt, offsetOfFieldTime, parseWorkOrderTime } from '@carrier-portal/shared-ui/time'
import { type EditorClock, readFieldTime, type SavedTime } from './editorClock.ts'

/** A time that is unlikely but possible: the form shows a warning and can be saved. */
export type UnusualTime = 'inFuture' | 'outsideWindow' | 'otherOccurrence'

/** What a typed time is compared with. */
export interface UnusualTimeContext {
  readonly order: WorkOrder
  readonly clock: EditorClock
  /** Milliseconds since 1970. */
  readonly now: number
}

/** A field's text with the time that it was loaded with. */
export interface TimeValue {
  readonly field: string
  readonly saved: SavedTime
}

const MINUTE = 60_000
const FUTURE_TOLERANCE = 5 * MINUTE
const WINDOW_TOLERANCE = 120 * MINUTE

/**
 * The warning about "Now" in an hour that the end of daylight saving repeats, where the order's letters mean the other
 * occurrence and no offset is sent.
 */
function otherOccurrence({ field, saved }: TimeValue, clock: EditorClock): readonly UnusualTime[] {
  const time = readFieldTime(field, saved, clock)
  const meant = offsetOfFieldTime(field)
  if (time.state !== 'exists' || meant === undefined) return []
  return offsetAt(clock.zone, time.instant) === meant ? [] : ['otherOccurrence']
}

/** The warnings about the time of a stop: in the future, or more than two hours outside of the stop's window. */
export function unusualTime(
  stop: OrderStep,
  value: TimeValue,
  { order, clock, now }: UnusualTimeContext,
): readonly UnusualTime[] {
  const time = readFieldTime(value.field, value.saved, clock)
  if (time.state !== 'exists') return []
  const { instant } = time
  const from = parseWorkOrderTime(order[`${stop}EarliestDateTime`])?.instant ?? Number.NEGATIVE_INFINITY
  const until = parseWorkOrderTime(order[`${stop}LatestDateTime`])?.instant ?? Number.POSITIVE_INFINITY
  return [
    ...(instant - now > FUTURE_TOLERANCE ? (['inFuture'] as const) : []),
    ...otherOccurrence(value, clock),
    ...(instant < from - WINDOW_TOLERANCE || instant > until + WINDOW_TOLERANCE ? (['outsideWindow'] as const) : []),
  ]
}
