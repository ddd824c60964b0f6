import type { LineItemChange } from '@carrier-portal/contract'

/**
 * A line with a quantity above 1 becomes that many lines of quantity 1 without barcodes. The first keeps the id, the
 * others are new. Applies to the payload only: the form keeps its one row.
 */
export function splitLine(line: LineItemChange): readonly LineItemChange[] {
  if (line.quantity <= 1) return [line]
  const single = { ...line, quantity: 1, barcode: '' }
  const copies = Array.from({ length: line.quantity - 1 }, () => ({ ...single, workOrderLineItemId: null }))
  return [single, ...copies]
}
