import type { LineItemUpdate } from '@carrier-portal/contract'
import { type ApiWorkOrder, saveBody } from './client.ts'

export const PICKED = { pickupTimeActual: '03/10/2026 9:05 am ET', pickupTimeOffset: '-04:00' }
export const DROPPED = { dropoffTimeActual: '03/10/2026 23:59:59 EDT', dropoffTimeOffset: '' }

/** A save with these fields on each line item and this proof of delivery. */
export function withItems(order: ApiWorkOrder, parts: object, proof: object = {}): LineItemUpdate {
  const update = saveBody(order)
  return {
    order: { ...update.order, ...proof },
    lineItems: update.lineItems.map((item) => ({ ...item, ...parts })),
  }
}

/** A save that replaces the line items by this many new ones, with a mark on each of them and on the order. */
export function marked(order: ApiWorkOrder, mark: string, lines: number): LineItemUpdate {
  const update = saveBody(order)
  const [first] = update.lineItems
  if (!first) throw new Error(`${order.workOrderNumber} has no lines to repeat`)
  const line = { ...first, workOrderLineItemId: null, barcode: mark }
  return { order: { ...update.order, ocComments: mark }, lineItems: Array.from({ length: lines }, () => line) }
}

/** The marks of the order and its line items. */
export function marksOf({ ocComments, lineItems }: ApiWorkOrder): readonly (string | null | undefined)[] {
  return [ocComments, ...lineItems.map(({ barcode }) => barcode)]
}
