import type { LineItem, LineItemUpdate, WorkOrder } from '@carrier-portal/contract'
import { hasField, isAlreadySaved, matchesLine, SAVED_FIELDS } from './isAlreadySaved.ts'
import { findSameItem } from './orderDifferences.ts'

/**
 * Whether a save without a response has reached the server, also when someone else has changed the order since. The order
 * then has each line that the save added. A line with values of its own proves the save where nothing that it changed is as
 * before. Lines of a divided quantity prove nothing, because each save of the order adds the same ones: then all that was
 * changed must be in the order, so that nothing typed is lost.
 * @param before the order that the save was made over
 */
export function hasArrived(before: WorkOrder, sent: LineItemUpdate, present: WorkOrder): boolean {
  if (isAlreadySaved(present, sent)) return true
  if (!hasAddedLines(before, sent, present)) return false
  const changes = [...fieldChanges(before, sent, present), ...itemChanges(before, sent, present)]
  return hasOwnLine(before, sent) ? !changes.includes('asBefore') : changes.every((change) => change === 'asSent')
}

/** What the order has of a changed value: that of the save, the one before it, or that of someone else. */
type Change = 'asSent' | 'asBefore' | 'other'

function linesAddedBy({ lineItems }: LineItemUpdate) {
  return lineItems.filter(({ workOrderLineItemId: id }) => id === null)
}

function hasAddedLines(before: WorkOrder, sent: LineItemUpdate, present: WorkOrder): boolean {
  const known = new Set<LineItem['workOrderLineItemId']>(before.lineItems.map((item) => item.workOrderLineItemId))
  let added = present.lineItems.filter((item) => !known.has(item.workOrderLineItemId))
  const lines = linesAddedBy(sent)
  for (const line of lines) {
    const index = added.findIndex((item) => matchesLine(item, line))
    if (index < 0) return false
    added = added.toSpliced(index, 1)
  }
  return lines.length > 0
}

/** Whether a line was added that is no part of a divided quantity. */
function hasOwnLine({ lineItems }: WorkOrder, sent: LineItemUpdate): boolean {
  const parts = lineItems.filter(({ quantity }) => quantity > 1).map((item) => ({ ...item, barcode: '', quantity: 1 }))
  return linesAddedBy(sent).some((line) => !parts.some((part) => matchesLine(part, line)))
}

function fieldChanges(before: WorkOrder, { order }: LineItemUpdate, present: WorkOrder): readonly Change[] {
  const changed = SAVED_FIELDS.filter((field) => !hasField(before, order, field))
  return changed.map((field) =>
    hasField(present, order, field) ? 'asSent' : before[field] === present[field] ? 'asBefore' : 'other',
  )
}

function itemChanges(before: WorkOrder, { lineItems }: LineItemUpdate, present: WorkOrder): readonly Change[] {
  return before.lineItems.flatMap((item): readonly Change[] => {
    const [line, held] = [findSameItem(lineItems, item), findSameItem(present.lineItems, item)]
    if (!line) return [held ? 'asBefore' : 'asSent']
    if (matchesLine(item, line)) return []
    if (!held) return ['other']
    return [
      matchesLine(held, line) ? 'asSent' : VALUES.every((value) => held[value] === item[value]) ? 'asBefore' : 'other',
    ]
  })
}

const VALUES = [
  'barcode',
  'itemTypeId',
  'quantity',
  'pickupTimeActual',
  'pickupTimeOffset',
  'dropoffTimeActual',
  'dropoffTimeOffset',
] as const satisfies readonly (keyof LineItem)[]
