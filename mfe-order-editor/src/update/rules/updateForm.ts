import type { LineItem, OrderStep, WorkOrder } from '@carrier-portal/contract'
import type { SavedTime } from '../time/editorClock.ts'

/**
 * One row of the form. Times are values of a datetime-local input on the editor's clock; a saved time that cannot be
 * parsed is kept as the text that was loaded.
 */
export interface FormItem {
  /** The row's identity while the form is open. */
  readonly key: string
  /** The item as it was loaded; null for a row that was added here. */
  readonly saved: LineItem | null
  /** Deleted: struck through until Save. */
  readonly removed: boolean
  readonly barcode: string
  readonly typeId: string
  readonly quantity: string
  readonly pickupTime: string
  readonly dropoffTime: string
}

/** The values of the Update Order Details form, as plain JSON data. */
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

/** The signatures, in the order of the stops. */
export const SIGNATURES = ['pickupSignature', 'dropoffSignature'] as const satisfies readonly (keyof UpdateForm)[]

/** The form before an order is loaded. */
export const BLANK_FORM: UpdateForm = {
  pickupSignature: '',
  dropoffSignature: '',
  comments: '',
  noLoad: false,
  noLoadComments: '',
  noLoadPickupTime: '',
  charge: '',
  items: [],
}

/** The rows that will be on the order after Save. */
export function remainingItems(form: Pick<UpdateForm, 'items'>): readonly FormItem[] {
  return form.items.filter((item) => !item.removed)
}

/** The pickup or dropoff time that a row was loaded with. */
export function savedTime({ saved }: Pick<FormItem, 'saved'>, stop: OrderStep): SavedTime {
  return { text: saved?.[`${stop}TimeActual`] ?? null, offset: saved?.[`${stop}TimeOffset`] ?? null }
}

/** The no-load time of an order, which has no offset of its own. */
export function savedNoLoadTime({ noLoadPickupTime }: Pick<WorkOrder, 'noLoadPickupTime'>): SavedTime {
  return { text: noLoadPickupTime, offset: null }
}
