import type { WorkOrderListItem } from '@carrier-portal/contract'
import { valueText } from '@carrier-portal/shared-ui/i18n'

const searchTexts = new WeakMap<WorkOrderListItem, string>()

/** What the end of an order number needs to name it. A backend writes its numbers in any shape. */
const THREE_DIGITS = /(\d\D*){3}/

/** The orders that a query finds, and the pasted numbers that it does not. */
interface FoundOrders {
  readonly orders: readonly WorkOrderListItem[]
  /** As typed, each once, in the order of typing; only where several numbers were pasted. */
  readonly missing: readonly string[]
}

/**
 * Finds a query in the loaded list: every word must occur in the number, a location name, the class or a temperature
 * state, as the API or as the Spanish screen writes it. Several order numbers, in full or by their ends, find each of their
 * orders, also below the heading of their column.
 * @param shown the orders among them that a quick filter leaves
 */
export function findOrders(orders: readonly WorkOrderListItem[], query: string, shown = orders): FoundOrders {
  const words = query.split(/[\s,;]/).filter(Boolean)
  // A heading is the words before the first one with a digit.
  const numbers = words.slice(words.findIndex((word) => /\d/.test(word)))
  if (numbers.length > 1 && areNumbers(orders, numbers)) return findNumbers(shown, numbers)
  const folded = words.map(foldWord)
  return { orders: shown.filter((order) => folded.every((word) => searchTextOf(order).includes(word))), missing: [] }
}

/** Short words may be parts of place names, such as "Floor 2", so they are numbers only beside one of this list in full. */
function areNumbers(orders: readonly WorkOrderListItem[], words: readonly string[]): boolean {
  if (words.every((word) => THREE_DIGITS.test(word))) return true
  return words.every((word) => /\d/.test(word)) && words.some((word) => orders.some((order) => isNumberOf(order, word)))
}

function findNumbers(orders: readonly WorkOrderListItem[], typed: readonly string[]): FoundOrders {
  const matches = (order: WorkOrderListItem, word: string) =>
    isNumberOf(order, word) || (THREE_DIGITS.test(word) && foldCase(order.workOrderNumber).endsWith(foldWord(word)))
  return {
    orders: orders.filter((order) => typed.some((word) => matches(order, word))),
    missing: [...new Set(typed)].filter((word) => !orders.some((order) => matches(order, word))),
  }
}

function isNumberOf(order: WorkOrderListItem, word: string): boolean {
  return foldCase(order.workOrderNumber) === foldWord(word)
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
