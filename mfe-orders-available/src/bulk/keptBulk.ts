import type { BulkForm } from './bulkForm.ts'

/** What is kept of the dialog for several orders. The next dialog may be opened with other orders in another sequence. */
export interface KeptBulk {
  /** The orders for which something was typed. */
  readonly orders: readonly KeptOrder[]
  readonly comment: string
  readonly reason: string
}

/** The reference of one order, which is empty for an order to decline. */
export interface KeptOrder {
  readonly workOrderNumber: string
  readonly reference: string
}

/** What is kept of the form, whose references are those of the orders `numbers`. */
export function keptOf({ references, comment, reason, unselected }: BulkForm, numbers: readonly string[]): KeptBulk {
  const isForAll = comment !== '' || reason !== ''
  const selected = numbers
    .map((workOrderNumber, index) => ({ workOrderNumber, reference: references[index] ?? '' }))
    .filter(({ reference }) => isForAll || reference !== '')
  return { orders: [...unselected, ...selected], comment, reason }
}

/** The form of the orders `numbers` with what is kept for them. */
export function formOfKept(kept: KeptBulk, numbers: readonly string[]): BulkForm {
  const references = new Map(kept.orders.map(({ workOrderNumber, reference }) => [workOrderNumber, reference]))
  return {
    references: numbers.map((number) => references.get(number) ?? ''),
    comment: kept.comment,
    reason: kept.reason,
    unselected: withoutOrders(kept, numbers)?.orders ?? [],
  }
}

/** Whether something is kept for one of the orders. */
export function isKeptForSome({ orders }: KeptBulk, numbers: readonly string[]): boolean {
  return orders.some(({ workOrderNumber }) => numbers.includes(workOrderNumber))
}

/** What is kept for the other orders; undefined where there is none. */
export function withoutOrders(kept: KeptBulk, numbers: readonly string[]): KeptBulk | undefined {
  const orders = kept.orders.filter(({ workOrderNumber }) => !numbers.includes(workOrderNumber))
  return orders.length > 0 ? { ...kept, orders } : undefined
}
