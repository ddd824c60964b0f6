import type { LineItemChange } from '@carrier-portal/contract'

/**
 * A line with a quantity above 1 becomes that many lines of quantity 1, without barcodes; the first keeps the id, the
 * others are new (specification, section 4; decisions, section 4). At sending only: the form is untouched.
 */
export function splitLine(line: LineItemChange): readonly LineItemChange[] {
  if (line.quantity <= 1) return [line]
  const single = { ...line, quantity: 1, barcode: '' }
  const copies = Array.from({ length: line.quantity - 1 }, () => ({ ...single, workOrderLineItemId: null }))
  return [single, ...copies]
}
