import type { LineItem, LineItemUpdate, WorkOrder } from '@carrier-portal/contract'
import { hasField, isAlreadySaved, matchesLine, SAVED_FIELDS } from './isAlreadySaved.ts'

/**
 * Whether a save without a response has reached the server, also when someone else has changed the order since. The order
 * then has each line that the save added, and no field that it changed is as before.
 * @param before the order that the save was made over
 */
export function hasArrived(before: WorkOrder, sent: LineItemUpdate, present: WorkOrder): boolean {
  return isAlreadySaved(present, sent) || (hasAddedLines(before, sent, present) && !hasOldField(before, sent, present))
}

function hasAddedLines(before: WorkOrder, { lineItems }: LineItemUpdate, present: WorkOrder): boolean {
  const known = new Set<LineItem['workOrderLineItemId']>(before.lineItems.map((item) => item.workOrderLineItemId))
  let added = present.lineItems.filter(({ workOrderLineItemId: id }) => id === null || !known.has(id))
  const lines = lineItems.filter(({ workOrderLineItemId: id }) => id === null)
  for (const line of lines) {
    const index = added.findIndex((item) => matchesLine(item, line))
    if (index < 0) return false
    added = added.toSpliced(index, 1)
  }
  return lines.length > 0
}

function hasOldField(before: WorkOrder, { order }: LineItemUpdate, present: WorkOrder): boolean {
  return SAVED_FIELDS.some((field) => !hasField(before, order, field) && before[field] === present[field])
}
