import type { LineItemChange, LineItemUpdate, WorkOrder } from '@carrier-portal/contract'
import { type EditorClock, fromFieldTime } from './editorClock.ts'
import { type FormItem, isBlank, remainingItems, type UpdateForm } from './form.ts'
import { parseTypeId } from './itemTypeValue.ts'
import { splitLine } from './splitLine.ts'

/**
 * What Save sends (specification, section 7; decisions, sections 3 and 4), or undefined for an order that came
 * without an id and so cannot be saved. The form must have passed `whyNotSave`. The pair of toForm.
 */
export function toPayload(form: UpdateForm, order: WorkOrder, clock: EditorClock): LineItemUpdate | undefined {
  if (order.workOrderId === null) return undefined
  const noLoadTime = fromFieldTime(form.noLoadPickupTime, { text: order.noLoadPickupTime, offset: null }, clock)
  return {
    order: {
      workOrderId: order.workOrderId,
      workOrderNumber: order.workOrderNumber,
      pickupPOD: sent(form.pickupSignature),
      ocComments: sent(form.comments),
      noLoadComments: form.noLoad ? sent(form.noLoadComments) : '',
      noLoad: form.noLoad,
      ocCharge: isBlank(form.charge) ? null : Number(form.charge),
      dropoffPOD: form.noLoad ? '' : sent(form.dropoffSignature),
      noLoadPickupTime: form.noLoad ? noLoadTime.text : '',
    },
    lineItems: remainingItems(form).flatMap((item) => splitLine(toLine(item, clock))),
  }
}

/** One row as a line, before it is split. */
export function toLine(item: FormItem, clock: EditorClock): LineItemChange {
  const { saved } = item
  const typeId = parseTypeId(item.typeId)
  if (typeId === null) throw new Error('An item without a type must not be sent.')
  const pickup = fromFieldTime(item.pickupTime, pickupTimeOf(item), clock)
  const dropoff = fromFieldTime(item.dropoffTime, dropoffTimeOf(item), clock)
  return {
    workOrderLineItemId: saved?.workOrderLineItemId ?? null,
    barcode: item.barcode === saved?.barcode ? item.barcode : item.barcode.trim(),
    itemTypeId: typeId,
    quantity: Number(item.quantity),
    pickupTimeActual: pickup.text,
    pickupTimeOffset: pickup.offset,
    dropoffTimeActual: dropoff.text,
    dropoffTimeOffset: dropoff.offset,
  }
}

/** The pickup time that a row was loaded with. */
export function pickupTimeOf({ saved }: Pick<FormItem, 'saved'>) {
  return { text: saved?.pickupTimeActual ?? null, offset: saved?.pickupTimeOffset ?? null }
}

/** The dropoff time that a row was loaded with. */
export function dropoffTimeOf({ saved }: Pick<FormItem, 'saved'>) {
  return { text: saved?.dropoffTimeActual ?? null, offset: saved?.dropoffTimeOffset ?? null }
}

function sent(text: string): string {
  return isBlank(text) ? '' : text
}
