import { useMemo } from 'react'
import { useOrderForm } from '../form/orderFormContext.ts'
import { useFormSelection } from '../form/useFormSelection.ts'
import type { FieldReason, ItemErrors, ItemField } from '../rules/issues.ts'
import { isSaved } from '../rules/itemList.ts'
import type { FormItem } from '../rules/updateForm.ts'
import { type RowChange, rowChange } from './rowChange.ts'
import { type RowTimes, rowTimes } from './rowTimes.ts'
import { type RowActions, useRowActions } from './useRowActions.ts'

/** One row as it is rendered and edited. */
export interface ItemRowState {
  readonly actions: RowActions
  readonly item: FormItem
  readonly change: RowChange
  readonly saved: boolean
  /** The errors of the touched fields, or all of them after an invalid submit. */
  readonly errors: ItemErrors
  readonly times: RowTimes
}

/** The props of one field of a row; a key press in another field leaves them the same. */
export interface RowField {
  readonly actions: RowActions
  readonly text: string
  readonly removed: boolean
  readonly reason: FieldReason | undefined
}

/** The props of one of a row's fields. */
export function fieldOf({ actions, item, errors }: ItemRowState, field: ItemField): RowField {
  return { actions, text: item[field], removed: item.removed, reason: errors[field] }
}

/**
 * The row at `index`, undefined when there is none. Rows are no registered fields of the form, for the reasons of
 * docs/decisions/040.
 * @param submitFailed an invalid submit shows the errors of every field
 * @param now milliseconds since 1970
 */
export function useRow(index: number, submitFailed: boolean, now: number): ItemRowState | undefined {
  const { order, clock, validator, touched } = useOrderForm()
  const actions = useRowActions(index)
  const item = useFormSelection((form) => form.items[index])
  const { saved = null, removed = false, pickupTime = '', dropoffTime = '' } = item ?? {}
  const times = useMemo(
    () => rowTimes({ saved, removed, pickupTime, dropoffTime }, { order, clock, now }),
    [saved, removed, pickupTime, dropoffTime, order, clock, now],
  )
  if (!item) return undefined
  const isTouched = (field: ItemField) => submitFailed || touched.has(`${item.key}.${field}`)
  return {
    actions,
    item,
    times,
    change: rowChange(item, clock),
    saved: isSaved(item),
    errors: visibleErrors(validator.itemErrors(item), isTouched),
  }
}

/**
 * A dropoff time requires a pickup time that is not later, so a missing pickup time also shows once the dropoff time is
 * touched, and a dropoff before the pickup once the pickup time is.
 */
function visibleErrors(errors: ItemErrors, isTouched: (field: ItemField) => boolean): ItemErrors {
  const visible = Object.entries(errors).filter(
    ([field, reason]) =>
      isTouched(field as ItemField) ||
      (field === 'pickupTime' && isTouched('dropoffTime')) ||
      (reason === 'dropoffBeforePickup' && isTouched('pickupTime')),
  )
  return Object.fromEntries(visible)
}
