import { useMemo } from 'react'
import { type RowChange, rowChange } from '../changedRow.ts'
import type { FormItem } from '../form.ts'
import { isSaved } from '../items.ts'
import type { FieldReason, ItemErrors, ItemField } from '../problems.ts'
import { useUpdateTools } from '../updateTools.ts'
import { useFormSelection } from '../useFormSelection.ts'
import { type RowTimes, rowTimes } from './rowTimes.ts'
import { type RowPlace, useRowPlace } from './useRowPlace.ts'

/** One row as it is drawn and edited. */
export interface Row {
  readonly place: RowPlace
  readonly item: FormItem
  readonly change: RowChange
  readonly saved: boolean
  /** The reasons to show at the fields: those that are due. */
  readonly errors: ItemErrors
  readonly times: RowTimes
}

/** What one field of a row is drawn from: a key press in another leaves it as it was. */
export interface RowField {
  readonly place: RowPlace
  readonly text: string
  readonly removed: boolean
  readonly reason: FieldReason | undefined
}

/** The part of a row that one of its fields needs. */
export function fieldOf({ place, item, errors }: Row, field: ItemField): RowField {
  return { place, text: item[field], removed: item.removed, reason: errors[field] }
}

/**
 * A row of the form, drawn again when something of it changes. Rows are no registered fields of the form: it would go
 * through each of them at every key press.
 * @param attempted saving was tried, so every message is due
 * @param now milliseconds since 1970
 */
export function useRow(index: number, attempted: boolean, now: number): Row | undefined {
  const { order, clock, judge, left } = useUpdateTools()
  const place = useRowPlace(index)
  const item = useFormSelection((form) => form.items[index])
  const { saved = null, removed = false, pickupTime = '', dropoffTime = '' } = item ?? {}
  const times = useMemo(
    () => rowTimes({ saved, removed, pickupTime, dropoffTime }, { order, clock, now }),
    [saved, removed, pickupTime, dropoffTime, order, clock, now],
  )
  if (!item) return undefined
  return {
    place,
    item,
    times,
    change: rowChange(item, clock),
    saved: isSaved(item),
    errors: dueErrors(judge.itemErrors(item), (field) => attempted || left.has(`${item.key}.${field}`)),
  }
}

/** A dropoff time is what requires a pickup time, so leaving it is enough for the message. */
function dueErrors(errors: ItemErrors, isDue: (field: ItemField) => boolean): ItemErrors {
  const due = Object.entries(errors).filter(
    ([field]) => isDue(field as ItemField) || (field === 'pickupTime' && isDue('dropoffTime')),
  )
  return Object.fromEntries(due)
}
