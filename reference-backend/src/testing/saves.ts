import { type LineItemUpdate, unchanged, type WorkOrder } from './client.ts'

export const PICKED = { pickupTimeActual: '03/10/2026 9:05 am ET', pickupTimeOffset: '-04:00' }
export const DROPPED = { dropoffTimeActual: '03/10/2026 23:59:59 EDT', dropoffTimeOffset: '' }

/** A save of an order with these parts on each of its lines and this proof of delivery. */
export function withItems(order: WorkOrder, parts: object, proof: object = {}): LineItemUpdate {
  const update = unchanged(order)
  return {
    order: { ...update.order, ...proof },
    lineItems: update.lineItems.map((item) => ({ ...item, ...parts })),
  }
}

/** The order with this many new lines in place of those that it has, a mark on each of them and on the order. */
export function marked(order: WorkOrder, mark: string, lines: number): LineItemUpdate {
  const update = unchanged(order)
  const [first] = update.lineItems
  if (!first) throw new Error(`${order.workOrderNumber} has no lines to repeat`)
  const line = { ...first, workOrderLineItemId: null, barcode: mark }
  return { order: { ...update.order, ocComments: mark }, lineItems: Array.from({ length: lines }, () => line) }
}

/** The mark of the order and those of its lines. */
export function marksOf({ ocComments, lineItems }: WorkOrder): readonly (string | null | undefined)[] {
  return [ocComments, ...lineItems.map(({ barcode }) => barcode)]
}
