import { useReducer } from 'react'
import { useField, useFormState } from 'react-final-form'
import { type RowChange, rowChange } from '../changedRow.ts'
import { type FieldTime, readFieldTime, timeAtStop } from '../editorClock.ts'
import type { FormItem } from '../form.ts'
import { isBarcodeLocked, isSaved, type TimeColumn, withQuantity } from '../items.ts'
import { dropoffTimeOf, pickupTimeOf } from '../payload.ts'
import type { FieldReason, ItemField } from '../problems.ts'
import { useUpdateTools } from '../updateTools.ts'
import { useSignaturesDue } from '../useSignaturesDue.ts'
import { type OddTime, oddTimes } from '../warnings.ts'

/** What a time of a row says beyond itself. */
export interface RowTime {
  readonly atStop: string | undefined
  readonly savedAs: string | undefined
  readonly odd: readonly OddTime[]
}

/** One row as it is drawn and edited. */
export interface Row {
  readonly index: number
  /** The row's number as people read it, from 1. */
  readonly k: number
  readonly item: FormItem
  readonly change: RowChange
  readonly saved: boolean
  readonly locked: boolean
  /** The reason to show at a field, once it is due. */
  errorOf(field: ItemField): FieldReason | undefined
  timeOf(column: TimeColumn): RowTime
  set(field: Exclude<ItemField, 'quantity'>, text: string): void
  setQuantity(text: string): void
  leave(field: ItemField): void
}

const VALUE = { value: true }
const ATTEMPTED = { submitFailed: true }
const asIs = <T>(value: T) => value

/** One field of the form for each row, not one for each cell: opening 200 rows costs their drawing and no more. */
export function useRow(index: number, now: number): Row | undefined {
  const { order, clock, judge, left } = useUpdateTools()
  const signaturesDue = useSignaturesDue()
  const { input } = useField<FormItem | undefined>(`items[${index}]`, {
    subscription: VALUE,
    format: asIs,
    parse: asIs,
    allowNull: true,
  })
  const { submitFailed } = useFormState({ subscription: ATTEMPTED })
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const item = input.value
  if (!item) return undefined

  const reasons = judge.itemErrors(item)
  const wasLeft = (field: ItemField) => left.has(`${item.key}.${field}`)
  // A dropoff time is what requires a pickup time, so leaving it is enough for the message.
  const isDue = (field: ItemField) =>
    submitFailed || wasLeft(field) || (field === 'pickupTime' && wasLeft('dropoffTime'))
  const timeOf = (column: TimeColumn): RowTime => {
    const pickup = column === 'pickupTime'
    const saved = pickup ? pickupTimeOf(item) : dropoffTimeOf(item)
    const time: FieldTime = readFieldTime(item[column], saved, clock)
    const stopTime = pickup ? order.pickupEarliestDateTime : order.dropoffEarliestDateTime
    return {
      atStop: time.state === 'exists' ? timeAtStop(time.instant, stopTime, clock) : undefined,
      savedAs: time.state === 'unreadable' && saved.text === item[column] ? saved.text : undefined,
      odd: item.removed ? [] : oddTimes(item, { order, clock, now })[column],
    }
  }
  return {
    index,
    k: index + 1,
    item,
    change: rowChange(item, clock),
    saved: isSaved(item),
    locked: isBarcodeLocked(item),
    errorOf: (field) => (isDue(field) ? reasons[field] : undefined),
    timeOf,
    set: (field, text) => input.onChange({ ...item, [field]: text }),
    setQuantity: (text) => input.onChange(withQuantity(item, text)),
    leave: (field) => {
      left.add(`${item.key}.${field}`)
      if (field === 'pickupTime' || field === 'dropoffTime') signaturesDue()
      drawAgain()
    },
  }
}
