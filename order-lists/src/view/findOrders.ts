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
 * state, as the API or as the Spanish screen writes it. Several order numbers find each of their orders, also below the
 * heading of their column.
 */
export function findOrders(orders: readonly WorkOrderListItem[], query: string): FoundOrders {
  const words = query.split(/[\s,;]/).filter(Boolean)
  // A heading is the words before the first one with a digit.
  const numbers = words.slice(words.findIndex((word) => /\d/.test(word)))
  if (numbers.length > 1 && numbers.every((word) => ORDER_NUMBER.test(word))) return findNumbers(orders, numbers)
  const folded = words.map(foldWord)
  return { orders: orders.filter((order) => folded.every((word) => searchTextOf(order).includes(word))), missing: [] }
}

function findNumbers(orders: readonly WorkOrderListItem[], typed: readonly string[]): FoundOrders {
  const matches = (order: WorkOrderListItem, number: string) =>
    foldCase(order.workOrderNumber).endsWith(foldWord(number))
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

/** A typed word as it occurs in folded texts; the # before a number is not part of it. */
function foldWord(word: string): string {
  return foldCase(word).replace(/^#/, '')
}

/** Lower case without accents. */
function foldCase(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
