import type { OrderStep, WorkOrderListItem } from '@carrier-portal/contract'

/**
 * The stop that a driver records next, by the order's status. An order counts as picked up once one of its items was, so the
 * others are picked up next when no item is left to drop off.
 */
export function stepToRecord({
  status,
  lineItems,
}: Pick<WorkOrderListItem, 'status' | 'lineItems'>): OrderStep | undefined {
  if (status === 'ROUTED') return 'pickup'
  if (status !== 'PICKED_UP') return undefined
  const isDropoffLeft = lineItems.some((item) => item.pickupTimeActual && !item.dropoffTimeActual)
  const isPickupLeft = lineItems.some((item) => !item.pickupTimeActual)
  return isPickupLeft && !isDropoffLeft ? 'pickup' : 'dropoff'
}
