import type { LineItem } from '@carrier-portal/contract'

/** The number of pieces of some line items: the sum of their quantities. */
export function countPieces(items: readonly LineItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0)
}

/**
 * The printed lines of an order's items, each text once: "Specimen Bag × 4". Items of one type without a barcode differ in
 * nothing that is printed, so they are one line with the sum of their quantities.
 */
export function manifestItems(items: readonly LineItem[]): readonly string[] {
  const pieces = new Map<string, number>()
  for (const item of items) {
    const name = [item.itemTypeName, item.barcode].filter(Boolean).join(' · ')
    pieces.set(name, (pieces.get(name) ?? 0) + item.quantity)
  }
  return [...pieces].map(([name, count]) => (count === 1 ? name : `${name} × ${count}`))
}
