import type { LineItem, WorkOrder } from '@carrier-portal/contract'
import { type EditorClock, toFieldTime } from './editorClock.ts'
import { printTypeId } from './itemTypeValue.ts'

/**
 * One row as it is typed. Times are values of a datetime-local input on the editor's clock; a saved time that nobody
 * can read stands as the text it came as, so that it is kept.
 */
export interface FormItem {
  /** The row's identity while the form is open. */
  readonly key: string
  /** The item as it was loaded; null for a row that was added here. */
  readonly saved: LineItem | null
  /** Deleted, and struck through until Save. */
  readonly removed: boolean
  readonly barcode: string
  readonly typeId: string
  readonly quantity: string
  readonly pickupTime: string
  readonly dropoffTime: string
}

/** The Update Order Details form: all that is typed, and nothing that is only shown. Plain JSON data. */
export interface UpdateForm {
  readonly pickupSignature: string
  readonly dropoffSignature: string
  readonly comments: string
  readonly noLoad: boolean
  readonly noLoadComments: string
  readonly noLoadPickupTime: string
  readonly charge: string
  readonly items: readonly FormItem[]
}

/** The form of a loaded order. The pair of toPayload. */
export function toForm(order: WorkOrder, clock: EditorClock): UpdateForm {
  return {
    pickupSignature: order.pickupPOD ?? '',
    dropoffSignature: order.dropoffPOD ?? '',
    comments: order.ocComments ?? '',
    noLoad: order.noLoad,
    noLoadComments: order.noLoadComments ?? '',
    noLoadPickupTime: toFieldTime({ text: order.noLoadPickupTime, offset: null }, clock),
    charge: order.ocCharge === null ? '' : String(order.ocCharge),
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
    pickupTime: toFieldTime({ text: item.pickupTimeActual, offset: item.pickupTimeOffset }, clock),
    dropoffTime: toFieldTime({ text: item.dropoffTimeActual, offset: item.dropoffTimeOffset }, clock),
  }
}

/** The rows that will be on the order after Save. */
export function remainingItems(form: Pick<UpdateForm, 'items'>): readonly FormItem[] {
  return form.items.filter((item) => !item.removed)
}

/** Blank space counts as empty (decisions, section 4). */
export function isBlank(text: string): boolean {
  return text.trim() === ''
}
