import type { LineItem, LineItemChange, LineItemUpdate, WorkOrder } from '@carrier-portal/contract'
import { parseWorkOrderTime } from '@carrier-portal/shared-ui/time'

/**
 * Whether an order has exactly the values that were sent: then a save without a response was applied, and sending it
 * again would double its split lines. Texts are compared after trimming, times by instant.
 */
export function isAlreadySaved(present: WorkOrder, { order, lineItems }: LineItemUpdate): boolean {
  return SAVED_FIELDS.every((field) => hasField(present, order, field)) && matchesLines(present.lineItems, lineItems)
}

/** The fields of an order that a save sends. */
export const SAVED_FIELDS = [
  'pickupPOD',
  'dropoffPOD',
  'ocComments',
  'noLoad',
  'noLoadComments',
  'noLoadPickupTime',
  'ocCharge',
] as const satisfies readonly (keyof LineItemUpdate['order'] & keyof WorkOrder)[]

/** Whether an order has the value of a field that was sent. */
export function hasField(
  held: WorkOrder,
  sent: LineItemUpdate['order'],
  field: (typeof SAVED_FIELDS)[number],
): boolean {
  if (field === 'noLoad' || field === 'ocCharge') return held[field] === sent[field]
  return field === 'noLoadPickupTime'
    ? sameTime(held[field], null, sent[field], null)
    : sameText(held[field], sent[field])
}

/** Whether each line has an item of its own, and no item is left. */
function matchesLines(items: readonly LineItem[], lines: readonly LineItemChange[]): boolean {
  const known = new Set<LineItem['workOrderLineItemId']>(lines.flatMap((line) => line.workOrderLineItemId ?? []))
  let rest = items
  for (const line of lines) {
    const isOf = ({ workOrderLineItemId: id }: LineItem) =>
      line.workOrderLineItemId === null ? !known.has(id) : id === line.workOrderLineItemId
    const index = rest.findIndex((item) => isOf(item) && matchesLine(item, line))
    if (index < 0) return false
    rest = rest.toSpliced(index, 1)
  }
  return rest.length === 0
}

/** Whether an item has the values of a line; the id is not compared. */
export function matchesLine(item: LineItem, line: LineItemChange): boolean {
  return (
    sameText(item.barcode, line.barcode) &&
    item.itemTypeId === line.itemTypeId &&
    item.quantity === line.quantity &&
    sameTime(item.pickupTimeActual, item.pickupTimeOffset, line.pickupTimeActual, line.pickupTimeOffset) &&
    sameTime(item.dropoffTimeActual, item.dropoffTimeOffset, line.dropoffTimeActual, line.dropoffTimeOffset)
  )
}

function sameText(held: string | null, sent: string): boolean {
  return (held ?? '').trim() === sent.trim()
}

function sameTime(held: string | null, heldOffset: string | null, sent: string, sentOffset: string | null): boolean {
  if (sameText(held, sent)) return true
  const heldTime = parseWorkOrderTime(held, heldOffset)
  const sentTime = parseWorkOrderTime(sent, sentOffset)
  return heldTime !== undefined && heldTime.instant === sentTime?.instant
}
