import type { WorkOrderListItem } from '@carrier-portal/contract'
import type { LoadedOrders } from './listState.ts'

type OrdersWithNew = Pick<LoadedOrders, 'orders' | 'newNumbers'>

/**
 * The order numbers of this response that the list before did not have, and with `keepsNew` those that were new in it;
 * none for the first response.
 */
export function newNumbersOf(
  orders: readonly WorkOrderListItem[],
  before: OrdersWithNew | undefined,
  keepsNew: boolean,
): ReadonlySet<string> {
  if (!before) return new Set()
  const known = new Set(before.orders.map(({ workOrderNumber }) => workOrderNumber))
  const isNew = (number: string) => !known.has(number) || (keepsNew && before.newNumbers.has(number))
  return new Set(orders.map(({ workOrderNumber }) => workOrderNumber).filter(isNew))
}
