import type { WorkOrderListItem } from '@carrier-portal/contract'
import { isOrderStatus } from '@carrier-portal/contract/rules'
import type { Stop } from '@carrier-portal/shared-ui/contact'
import { instantsOf, parseWorkOrderTime } from '@carrier-portal/shared-ui/time'

/** The time left until the end of the next window: the pickup's, or the dropoff's after the pickup. */
export interface Urgency {
  readonly level: 'late' | 'dueSoon' | 'onTime'
  readonly stop: Stop
  /** Whole minutes until the window ends; negative after its end. */
  readonly minutes: number
}

/** Up to this many minutes before the end of the window an order is due soon. */
const SOON_MINUTES = 60
const MINUTE = 60_000

const NEXT_STOP = {
  AVAILABLE: 'pickup',
  ROUTED: 'pickup',
  PICKED_UP: 'dropoff',
  COMPLETED: undefined,
  REJECTED: undefined,
} as const

type Timed = Pick<WorkOrderListItem, 'status' | `${Stop}${'Earliest' | 'Latest'}DateTime`>

/** The urgency of an order at that instant; undefined without a next stop or with an unreadable window. */
export function urgencyOf(order: Timed, now: number): Urgency | undefined {
  const stop = nextStopOf(order)
  const due = dueAt(order)
  if (!stop || due === undefined) return undefined
  const minutes = Math.floor((due - now) / MINUTE)
  if (minutes < 0) return { level: 'late', stop, minutes }
  return { level: minutes <= SOON_MINUTES ? 'dueSoon' : 'onTime', stop, minutes }
}

/**
 * The end of the next window in milliseconds since 1970; undefined without one. In the hour that the end of daylight saving
 * repeats, an end before its beginning is the second occurrence: '01:45 AM ET' to '01:15 AM ET'.
 */
export function dueAt(order: Timed): number | undefined {
  const stop = nextStopOf(order)
  if (!stop) return undefined
  const latest = parseWorkOrderTime(order[`${stop}LatestDateTime`])
  const earliest = parseWorkOrderTime(order[`${stop}EarliestDateTime`])
  const isBefore = latest && earliest && latest.instant < earliest.instant
  return isBefore ? instantsOf(latest.wall, latest.zone).at(-1) : latest?.instant
}

/** The stop that a courier does next; undefined for completed, rejected and unknown states. */
function nextStopOf({ status }: Pick<WorkOrderListItem, 'status'>): Stop | undefined {
  return isOrderStatus(status) ? NEXT_STOP[status] : undefined
}
