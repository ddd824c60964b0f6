import type { WorkOrder } from '@carrier-portal/contract'

/** How a stop's expected quantity compares with the order's items. */
type QuantityCheck = { readonly state: 'unknown' } | { readonly state: 'matches' | 'differs'; readonly counted: number }

/** Compares a pickup or dropoff quantity with the sum of the items' quantities. */
export function quantityCheck(expected: number | null, items: WorkOrder['lineItems']): QuantityCheck {
  if (expected === null) return { state: 'unknown' }
  const counted = items.reduce((sum, item) => sum + item.quantity, 0)
  return { state: counted === expected ? 'matches' : 'differs', counted }
}
