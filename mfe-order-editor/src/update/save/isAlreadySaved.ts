import type { LineItem, LineItemChange, LineItemUpdate, WorkOrder } from '@carrier-portal/contract'
import { parseWorkOrderTime } from '@carrier-portal/shared-ui/time'

/**
 * Whether an order has exactly the values that were sent: then a save without a response was applied, and sending it
 * again would double its split lines. Texts are compared after trimming, times by instant.
 */
export function isAlreadySaved(present: WorkOrder, sent: LineItemUpdate): boolean {
  const { order, lineItems } = sent
  return (
    sameText(present.pickupPOD, order.pickupPOD) &&
    sameText(present.dropoffPOD, order.dropoffPOD) &&
    sameText(present.ocComments, order.ocComments) &&
    present.noLoad === order.noLoad &&
    sameText(present.noLoadComments, order.noLoadComments) &&
    sameTime(present.noLoadPickupTime, null, order.noLoadPickupTime, null) &&
    present.ocCharge === order.ocCharge &&
    matchesLines(present.lineItems, lineItems)
  )
}

function matchesLines(items: readonly LineItem[], lines: readonly LineItemChange[]): boolean {
  if (items.length !== lines.length) return false
  const ids = new Set(lines.flatMap((line) => line.workOrderLineItemId ?? []))
  const known = lines.filter((line) => line.workOrderLineItemId !== null)
  const knownMatch = known.every((line) => {
    const item = items.find(({ workOrderLineItemId }) => workOrderLineItemId === line.workOrderLineItemId)
    return item !== undefined && matchesLine(item, line)
  })
  const added = items.filter(({ workOrderLineItemId: id }) => id === null || !ids.has(id))
  const wanted = lines.filter((line) => line.workOrderLineItemId === null)
  return knownMatch && wanted.reduce<readonly LineItem[] | undefined>(removeMatch, added)?.length === 0
}

/** The items without the first one that matches the line; undefined when none matches. */
function removeMatch(items: readonly LineItem[] | undefined, line: LineItemChange): readonly LineItem[] | undefined {
  const index = items?.findIndex((item) => matchesLine(item, line)) ?? -1
  return index < 0 ? undefined : items?.toSpliced(index, 1)
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
  return heldTime !== undefined && heldTime.instant === parseWorkOrderTime(sent, sentOffset)?.instant
}
