import type { FormItem } from './form.ts'

/** The form's own fields, by the names of the form. */
export type OrderField =
  | 'pickupSignature'
  | 'dropoffSignature'
  | 'comments'
  | 'noLoadComments'
  | 'noLoadPickupTime'
  | 'charge'

/** The fields of a row. */
export type ItemField = 'barcode' | 'typeId' | 'quantity' | 'pickupTime' | 'dropoffTime'

/** Why a field keeps the form from being saved. */
export type FieldReason =
  | 'pickupSignatureMissing'
  | 'dropoffSignatureMissing'
  | 'noLoadCommentsMissing'
  | 'pickupTimeMissing'
  | 'itemTypeMissing'
  | 'quantityOutOfRange'
  | 'textTooLong'
  | 'numberUnreadable'
  | 'timeUnreadable'
  | 'timeSkipped'

/** Why the form as a whole cannot be saved (specification, section 5, "Form level"). */
export type FormReason = 'noItemPickedUp' | 'noItemDroppedOff'

/** One reason against saving, and where to mend it. */
export type Problem =
  | { readonly where: 'order'; readonly field: OrderField; readonly reason: FieldReason }
  | {
      readonly where: 'item'
      /** The row's place in the form, from 0. */
      readonly index: number
      readonly field: ItemField
      readonly reason: FieldReason
    }
  | { readonly where: 'form'; readonly reason: FormReason }

/** The reasons against one row, by field. */
export type ItemErrors = Readonly<Partial<Record<ItemField, FieldReason>>>

/** The name under which a row's field is found in the form. */
export function itemFieldName(index: number, field: keyof FormItem): string {
  return `items[${index}].${field}`
}
