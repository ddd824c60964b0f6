import type { LineItem, LineItemChange, LineItemUpdate, WorkOrder } from '@carrier-portal/contract'
import { parseWorkOrderTime } from '@carrier-portal/shared-ui/time'

/**
 * Whether an order holds exactly what was sent: then a save whose answer was lost has arrived, and sending again
 * would double its split lines (decisions, section 4). Texts are compared after trimming, times by instant.
 */
export function holdsWhatWasSent(present: WorkOrder, sent: LineItemUpdate): boolean {
  const { order, lineItems } = sent
  return (
    sameText(present.pickupPOD, order.pickupPOD) &&
    sameText(present.dropoffPOD, order.dropoffPOD) &&
    sameText(present.ocComments, order.ocComments) &&
    present.noLoad === order.noLoad &&
    sameText(present.noLoadComments, order.noLoadComments) &&
    sameTime(present.noLoadPickupTime, null, order.noLoadPickupTime, null) &&
    present.ocCharge === order.ocCharge &&
    holdsLines(present.lineItems, lineItems)
  )
}

function holdsLines(items: readonly LineItem[], lines: readonly LineItemChange[]): boolean {
  if (items.length !== lines.length) return false
  const ids = new Set(lines.flatMap((line) => line.workOrderLineItemId ?? []))
  const known = lines.filter((line) => line.workOrderLineItemId !== null)
  const knownHeld = known.every((line) => {
    const item = items.find(({ workOrderLineItemId }) => workOrderLineItemId === line.workOrderLineItemId)
    return item !== undefined && holdsLine(item, line)
  })
  const added = items.filter(({ workOrderLineItemId: id }) => id === null || !ids.has(id))
  const wanted = lines.filter((line) => line.workOrderLineItemId === null)
  return knownHeld && wanted.reduce<readonly LineItem[] | undefined>(takeOne, added)?.length === 0
}

/** The items without one that holds the line; undefined when there is none. */
function takeOne(items: readonly LineItem[] | undefined, line: LineItemChange): readonly LineItem[] | undefined {
  const index = items?.findIndex((item) => holdsLine(item, line)) ?? -1
  return index < 0 ? undefined : items?.toSpliced(index, 1)
}

/** Whether an item holds what one line says, whatever its id. */
export function holdsLine(item: LineItem, line: LineItemChange): boolean {
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
