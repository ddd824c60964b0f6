import type { OrderStep, WorkOrderListItem } from '@carrier-portal/contract'
import { stepLeft } from '@carrier-portal/contract/rules'

/** The stop that a driver records next, by the order's status. An order counts as picked up once one of its items was. */
export function stepToRecord({
  status,
  lineItems,
}: Pick<WorkOrderListItem, 'status' | 'lineItems'>): OrderStep | undefined {
  if (status === 'ROUTED') return 'pickup'
  if (status !== 'PICKED_UP') return undefined
  const times = lineItems.map((item) => ({ pickupTime: item.pickupTimeActual, dropoffTime: item.dropoffTimeActual }))
  // An order without items, or with a dropoff that only lacks its signature, is still dropped off.
  return stepLeft(times) ?? 'dropoff'
}
