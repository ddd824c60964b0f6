import type { LineItem, LineItemChange, LineItemUpdate, WorkOrder } from '@carrier-portal/contract'
import { isBlank } from '@carrier-portal/contract/rules'
import { parseAmount, printAmount } from '../../fields/amount.ts'
import { dropoffField } from '../rules/dropoffField.ts'
import { type FormItem, remainingItems, savedNoLoadTime, savedTime, type UpdateForm } from '../rules/updateForm.ts'
import { type EditorClock, fromFieldTime, toFieldTime } from '../time/editorClock.ts'
import { parseTypeId, printTypeId } from './itemTypeValue.ts'
import { splitLine } from './splitLine.ts'

/** The form values of a loaded order. The inverse of `toPayload`. */
export function toForm(order: WorkOrder, clock: EditorClock): UpdateForm {
  return {
    pickupSignature: order.pickupPOD ?? '',
    // A no-load has no dropoff signature; one that was saved earlier is cleared.
    dropoffSignature: order.noLoad ? '' : (order.dropoffPOD ?? ''),
    comments: order.ocComments ?? '',
    noLoad: order.noLoad,
    noLoadComments: order.noLoadComments ?? '',
    noLoadPickupTime: toFieldTime(savedNoLoadTime(order), clock),
    charge: printAmount(order.ocCharge),
    items: order.lineItems.map((item, index) => toFormItem(item, `loaded-${index}`, clock)),
  }
}

/** The row of a loaded item. */
export function toFormItem(item: LineItem, key: string, clock: EditorClock): FormItem {
  return {
    key,
    saved: item,
    removed: false,
    barcode: item.barcode ?? '',
    typeId: printTypeId(item.itemTypeId),
    quantity: String(item.quantity),
    pickupTime: toFieldTime(savedTime({ saved: item }, 'pickup'), clock),
    dropoffTime: toFieldTime(savedTime({ saved: item }, 'dropoff'), clock),
  }
}

/**
 * The body of the save call, or undefined for an order without an id, which cannot be saved. The form must have no
 * issues (`formIssues`). The inverse of `toForm`.
 */
export function toPayload(form: UpdateForm, order: WorkOrder, clock: EditorClock): LineItemUpdate | undefined {
  if (order.workOrderId === null) return undefined
  const noLoadTime = fromFieldTime(form.noLoadPickupTime, savedNoLoadTime(order), clock)
  return {
    order: {
      workOrderId: order.workOrderId,
      workOrderNumber: order.workOrderNumber,
      pickupPOD: textToSend(form.pickupSignature, order.pickupPOD),
      ocComments: textToSend(form.comments, order.ocComments),
      noLoadComments: form.noLoad ? textToSend(form.noLoadComments, order.noLoadComments) : '',
      noLoad: form.noLoad,
      ocCharge: chargeToSend(form.charge, order.ocCharge),
      dropoffPOD: form.noLoad ? '' : textToSend(form.dropoffSignature, order.dropoffPOD),
      noLoadPickupTime: form.noLoad ? noLoadTime.text : '',
    },
    lineItems: remainingItems(form).flatMap((item) => splitLine(toLine(item, clock))),
  }
}

/** One row as a line of the save call, before it is split. Throws for a row without a type. */
export function toLine(item: FormItem, clock: EditorClock): LineItemChange {
  const { saved } = item
  const typeId = parseTypeId(item.typeId)
  if (typeId === null) throw new Error('An item without a type must not be sent.')
  const pickup = fromFieldTime(item.pickupTime, savedTime(item, 'pickup'), clock)
  const dropoff = fromFieldTime(dropoffField(item, clock), savedTime(item, 'dropoff'), clock)
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

/** The typed amount; null when it is empty, the saved charge when it is untouched. */
function chargeToSend(text: string, saved: number | null): number | null {
  const parsed = parseAmount(text)
  return parsed.state === 'valid' ? parsed.amount : text === printAmount(saved) ? saved : null
}

/** A typed text without the blanks around it. A text that was not edited stays as it is saved. */
function textToSend(text: string, saved: string | null): string {
  if (isBlank(text)) return ''
  return text === saved ? text : text.trim()
}
