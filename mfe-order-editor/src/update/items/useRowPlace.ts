import { useMemo, useReducer } from 'react'
import { useForm } from 'react-final-form'
import type { FormItem, UpdateForm } from '../form.ts'
import { type TimeColumn, withQuantity } from '../items.ts'
import type { ItemField } from '../problems.ts'
import { useUpdateTools } from '../updateTools.ts'
import { useFormValues } from '../useFormSelection.ts'
import { useSignaturesDue } from '../useSignaturesDue.ts'

/** Where a row stands and what is done to it. */
export interface RowPlace {
  readonly index: number
  /** The row's number as people read it, from 1. */
  readonly k: number
  set(field: Exclude<ItemField, 'quantity'>, text: string): void
  /** Raising it above 1 clears the barcode (specification, section 4). */
  setQuantity(text: string): void
  /** The field was left: its message is due. */
  leave(field: ItemField): void
}

/** The row at this place of the form; one object for as long as the form is the same. */
export function useRowPlace(index: number): RowPlace {
  const form = useForm<UpdateForm>()
  const { left } = useUpdateTools()
  const { read } = useFormValues()
  const signaturesDue = useSignaturesDue()
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  return useMemo(() => {
    const change = (changed: (item: FormItem) => FormItem) => {
      const { items } = read()
      const item = items[index]
      if (item) form.change('items', items.with(index, changed(item)))
    }
    return {
      index,
      k: index + 1,
      set: (field, text) => change((item) => ({ ...item, [field]: text })),
      setQuantity: (text) => change((item) => withQuantity(item, text)),
      leave(field) {
        left.add(`${read().items[index]?.key}.${field}`)
        if (isTime(field)) signaturesDue()
        drawAgain()
      },
    }
  }, [form, read, left, signaturesDue, index])
}

function isTime(field: ItemField): field is TimeColumn {
  return field === 'pickupTime' || field === 'dropoffTime'
}
