import type { WorkOrderListItem } from '@carrier-portal/contract'
import { valueText } from '@carrier-portal/shared-ui/i18n'

const searchTexts = new WeakMap<WorkOrderListItem, string>()

/** A pasted order number: digits at the end, optionally letters and dashes before them. */
const ORDER_NUMBER = /^#?[a-z-]*\d{3,}$/i

/** The orders that a query finds, and the pasted numbers that it does not. */
interface FoundOrders {
  readonly orders: readonly WorkOrderListItem[]
  /** As typed, in the order of typing; only where several numbers were pasted. */
  readonly missing: readonly string[]
}

/**
 * Finds a query in the loaded list: every word must occur in the number, a location name, the class or a temperature
 * state, as the API or as the Spanish screen writes it. Several order numbers find each of their orders.
 */
export function findOrders(orders: readonly WorkOrderListItem[], query: string): FoundOrders {
  const words = query.split(/[\s,;]/).filter(Boolean)
  if (words.length > 1 && words.every((word) => ORDER_NUMBER.test(word))) return findNumbers(orders, words)
  const folded = words.map(foldCase)
  return { orders: orders.filter((order) => folded.every((word) => searchTextOf(order).includes(word))), missing: [] }
}

function findNumbers(orders: readonly WorkOrderListItem[], typed: readonly string[]): FoundOrders {
  const matches = (order: WorkOrderListItem, number: string) =>
    foldCase(order.workOrderNumber).endsWith(foldCase(number).replace('#', ''))
  return {
    orders: orders.filter((order) => typed.some((number) => matches(order, number))),
    missing: typed.filter((number) => !orders.some((order) => matches(order, number))),
  }
}

function searchTextOf(order: WorkOrderListItem): string {
  const known = searchTexts.get(order)
  if (known !== undefined) return known
  const text = foldCase(
    [
      order.workOrderNumber,
      order.pickupClientLocationName,
      order.dropoffClientLocationName,
      ...[order.tripClassifier ?? '', ...order.tempStates].flatMap((value) => [value, valueText(value, 'es')]),
    ].join('\n'),
  )
  searchTexts.set(order, text)
  return text
}

/** Lower case without accents. */
function foldCase(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
