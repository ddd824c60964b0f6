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
