import type { WorkOrderListItem } from '@carrier-portal/contract'
import { isOrderStatus } from '@carrier-portal/contract/rules'
import { parseWorkOrderTime } from '@carrier-portal/shared-ui/time'

/** How near the end of the window is that counts next: the pickup's, or the dropoff's once picked up. */
export interface Urgency {
  readonly level: 'late' | 'dueSoon' | 'inGoodTime'
  readonly leg: 'pickup' | 'dropoff'
  /** Whole minutes until the window ends; negative when it has. */
  readonly minutes: number
}

/** What counts as soon. */
const SOON_MINUTES = 60
const MINUTE = 60_000

const NEXT_LEG = {
  AVAILABLE: 'pickup',
  ROUTED: 'pickup',
  PICKED_UP: 'dropoff',
  COMPLETED: undefined,
  REJECTED: undefined,
} as const

type Timed = Pick<WorkOrderListItem, 'status' | 'pickupLatestDateTime' | 'dropoffLatestDateTime'>

/** The urgency of an order at that instant; undefined when nothing is due any more or the window cannot be read. */
export function urgencyOf(order: Timed, now: number): Urgency | undefined {
  const leg = isOrderStatus(order.status) ? NEXT_LEG[order.status] : undefined
  if (!leg) return undefined
  const end = parseWorkOrderTime(leg === 'pickup' ? order.pickupLatestDateTime : order.dropoffLatestDateTime)
  if (!end) return undefined
  const minutes = Math.floor((end.instant - now) / MINUTE)
  if (minutes < 0) return { level: 'late', leg, minutes }
  return { level: minutes <= SOON_MINUTES ? 'dueSoon' : 'inGoodTime', leg, minutes }
}
