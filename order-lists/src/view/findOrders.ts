import type { WorkOrderListItem } from '@carrier-portal/contract'

const texts = new WeakMap<WorkOrderListItem, string>()

/** What a pasted order number looks like: digits at the end, perhaps letters and dashes before them. */
const ORDER_NUMBER = /^#?[a-z-]*\d{3,}$/

/**
 * The orders that a typed text finds in the loaded list (decisions, section 5): every word must occur in the number,
 * a place, the class or a temp state. Several order numbers, pasted at once, find each of their orders.
 */
export function findOrders(orders: readonly WorkOrderListItem[], typed: string): readonly WorkOrderListItem[] {
  const words = foldCase(typed)
    .split(/[\s,;]+/)
    .filter(Boolean)
  if (words.length === 0) return orders
  if (words.length > 1 && words.every((word) => ORDER_NUMBER.test(word))) {
    const numbers = words.map((word) => word.replace(/^#/, ''))
    return orders.filter((order) => {
      const own = foldCase(order.workOrderNumber)
      return numbers.some((number) => own.endsWith(number))
    })
  }
  return orders.filter((order) => words.every((word) => textOf(order).includes(word)))
}

function textOf(order: WorkOrderListItem): string {
  const known = texts.get(order)
  if (known !== undefined) return known
  const text = foldCase(
    [
      order.workOrderNumber,
      order.pickupClientLocationName,
      order.dropoffClientLocationName,
      order.tripClassifier,
      ...order.tempStates,
    ].join('\n'),
  )
  texts.set(order, text)
  return text
}

/** Small letters without accents. */
function foldCase(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
