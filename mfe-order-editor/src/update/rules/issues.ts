import type { FormItem } from './updateForm.ts'

/** The form's own fields, by the names of the form. */
export type OrderField =
  | 'pickupSignature'
  | 'dropoffSignature'
  | 'comments'
  | 'noLoadComments'
  | 'noLoadPickupTime'
  | 'charge'

/** The fields of a row, in the order of the table's columns. */
export const ITEM_FIELDS = ['barcode', 'typeId', 'quantity', 'pickupTime', 'dropoffTime'] as const

/** A field of a row. */
export type ItemField = (typeof ITEM_FIELDS)[number]

/** Why a field is invalid. */
export type FieldReason =
  | 'pickupSignatureMissing'
  | 'dropoffSignatureMissing'
  | 'noLoadCommentsMissing'
  | 'pickupTimeMissing'
  | 'itemTypeMissing'
  | 'quantityOutOfRange'
  | 'textTooLong'
  | 'chargeUnreadable'
  | 'chargeTooPrecise'
  | 'chargeOutOfRange'
  | 'timeUnreadable'
  | 'timeSkipped'
  | 'dropoffBeforePickup'

/** Why the form as a whole is invalid. */
export type FormReason = 'noItemPickedUp' | 'noItemDroppedOff'

/** One reason why the form cannot be saved, and the field that has to change. */
export type Issue =
  | { readonly where: 'order'; readonly field: OrderField; readonly reason: FieldReason }
  | {
      readonly where: 'item'
      /** The row's index in the form, from 0. */
      readonly index: number
      readonly field: ItemField
      readonly reason: FieldReason
    }
  | { readonly where: 'form'; readonly reason: FormReason }

/** The issues of one row, by field. */
export type ItemErrors = Readonly<Partial<Record<ItemField, FieldReason>>>

/** The `name` attribute of a row's input. */
export function itemFieldName(index: number, field: keyof FormItem): string {
  return `items[${index}].${field}`
}
