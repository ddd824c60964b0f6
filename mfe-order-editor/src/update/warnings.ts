import type { WorkOrder } from '@carrier-portal/contract'
import { parseWorkOrderTime } from '@carrier-portal/shared-ui/time'
import { type EditorClock, readFieldTime } from './editorClock.ts'
import { type FormItem, isBlank, remainingItems, type UpdateForm } from './form.ts'
import { dropoffTimeOf, pickupTimeOf } from './payload.ts'

/** A time that is odd but possible: it warns and does not block (design brief, "Order editor"). */
export type OddTime = 'dropoffBeforePickup' | 'ahead' | 'outsideWindow'

/** Odd but possible things about the whole form (decisions, section 4). */
export type FormWarning = 'noItemLeft' | 'noLoadWithDropoff'

export interface OddTimeContext {
  readonly order: WorkOrder
  readonly clock: EditorClock
  readonly now: number
}

const MINUTE = 60_000
const AHEAD = 5 * MINUTE
const OUTSIDE = 120 * MINUTE

/** What of a row its times are judged by. */
export type ItemTimes = Pick<FormItem, 'pickupTime' | 'dropoffTime' | 'saved'>

/** What is odd about a row's times. */
export function oddTimes(item: ItemTimes, { order, clock, now }: OddTimeContext): Record<TimeName, readonly OddTime[]> {
  const pickup = readFieldTime(item.pickupTime, pickupTimeOf(item), clock)
  const dropoff = readFieldTime(item.dropoffTime, dropoffTimeOf(item), clock)
  const pickupAt = pickup.state === 'exists' ? pickup.instant : undefined
  const dropoffAt = dropoff.state === 'exists' ? dropoff.instant : undefined
  const reversed = pickupAt !== undefined && dropoffAt !== undefined && dropoffAt < pickupAt
  return {
    pickupTime: oddInstant(pickupAt, pickupWindow(order), now),
    dropoffTime: [
      ...(reversed ? (['dropoffBeforePickup'] as const) : []),
      ...oddInstant(dropoffAt, dropoffWindow(order), now),
    ],
  }
}

/** What is odd about the no-load time. */
export function oddNoLoadTime(form: UpdateForm, { order, clock, now }: OddTimeContext): readonly OddTime[] {
  if (!form.noLoad) return []
  const time = readFieldTime(form.noLoadPickupTime, { text: order.noLoadPickupTime, offset: null }, clock)
  return time.state === 'exists' ? oddInstant(time.instant, pickupWindow(order), now) : []
}

/** What is odd about the form: an order without items leaves every list; a no-load with something dropped off. */
export function formWarnings(form: UpdateForm): readonly FormWarning[] {
  const items = remainingItems(form)
  const droppedOff = items.some((item) => !isBlank(item.dropoffTime))
  return [
    ...(items.length === 0 ? (['noItemLeft'] as const) : []),
    ...(form.noLoad && droppedOff ? (['noLoadWithDropoff'] as const) : []),
  ]
}

type TimeName = 'pickupTime' | 'dropoffTime'
type Window = readonly [earliest: string | null, latest: string | null]

const pickupWindow = (order: WorkOrder): Window => [order.pickupEarliestDateTime, order.pickupLatestDateTime]
const dropoffWindow = (order: WorkOrder): Window => [order.dropoffEarliestDateTime, order.dropoffLatestDateTime]

function oddInstant(instant: number | undefined, [earliest, latest]: Window, now: number): readonly OddTime[] {
  if (instant === undefined) return []
  const from = parseWorkOrderTime(earliest)?.instant ?? Number.NEGATIVE_INFINITY
  const until = parseWorkOrderTime(latest)?.instant ?? Number.POSITIVE_INFINITY
  return [
    ...(instant - now > AHEAD ? (['ahead'] as const) : []),
    ...(instant < from - OUTSIDE || instant > until + OUTSIDE ? (['outsideWindow'] as const) : []),
  ]
}
