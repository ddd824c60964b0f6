import type { WorkOrder } from '@carrier-portal/contract'
import { parseWorkOrderTime } from '@carrier-portal/shared-ui/time'
import { type EditorClock, readFieldTime, type SavedTime } from './editorClock.ts'

/** A time that is unlikely but possible: the form shows a warning and can be saved. */
export type UnusualTime = 'inFuture' | 'outsideWindow'

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

/** The warnings about a pickup time: in the future, or more than two hours outside the pickup window. */
export function unusualPickupTime(pickup: TimeValue, context: UnusualTimeContext): readonly UnusualTime[] {
  const { pickupEarliestDateTime, pickupLatestDateTime } = context.order
  return unusualInstant(instantOf(pickup, context), [pickupEarliestDateTime, pickupLatestDateTime], context.now)
}

/** The warnings about a dropoff time: in the future, or more than two hours outside the dropoff window. */
export function unusualDropoffTime(dropoff: TimeValue, context: UnusualTimeContext): readonly UnusualTime[] {
  const { dropoffEarliestDateTime, dropoffLatestDateTime } = context.order
  return unusualInstant(instantOf(dropoff, context), [dropoffEarliestDateTime, dropoffLatestDateTime], context.now)
}

function instantOf({ field, saved }: TimeValue, { clock }: UnusualTimeContext): number | undefined {
  const time = readFieldTime(field, saved, clock)
  return time.state === 'exists' ? time.instant : undefined
}

function unusualInstant(
  instant: number | undefined,
  [earliest, latest]: readonly [earliest: string | null, latest: string | null],
  now: number,
): readonly UnusualTime[] {
  if (instant === undefined) return []
  const from = parseWorkOrderTime(earliest)?.instant ?? Number.NEGATIVE_INFINITY
  const until = parseWorkOrderTime(latest)?.instant ?? Number.POSITIVE_INFINITY
  return [
    ...(instant - now > FUTURE_TOLERANCE ? (['inFuture'] as const) : []),
    ...(instant < from - WINDOW_TOLERANCE || instant > until + WINDOW_TOLERANCE ? (['outsideWindow'] as const) : []),
  ]
}
