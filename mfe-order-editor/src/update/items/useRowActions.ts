import { useMemo, useReducer } from 'react'
import { useForm } from 'react-final-form'
import { useOrderForm } from '../form/orderFormContext.ts'
import { useFormValues } from '../form/useFormSelection.ts'
import { useTouchSignatures } from '../form/useTouchSignatures.ts'
import type { ItemField } from '../rules/issues.ts'
import { type TimeColumn, withQuantity } from '../rules/itemList.ts'
import type { FormItem, UpdateForm } from '../rules/updateForm.ts'

/** The position of a row and the changes that its fields make. */
export interface RowActions {
  readonly index: number
  /** The number shown for the row, from 1. */
  readonly rowNumber: number
  set(field: Exclude<ItemField, 'quantity'>, text: string): void
  /** Sets a scanned barcode; false for one that another row has as well. */
  scan(code: string): boolean
  /** Sets the quantity; above 1 the barcode is cleared. */
  setQuantity(text: string): void
  /** Marks a field as touched, which shows its message. */
  markTouched(field: ItemField): void
  /** Sets a time by a button: no blur of its field marks it as touched. */
  setTime(column: TimeColumn, time: string): void
}

/** The actions of the row at `index`; the same object until the index or the form changes. */
export function useRowActions(index: number): RowActions {
  const form = useForm<UpdateForm>()
  const { touched, validator } = useOrderForm()
  const { read } = useFormValues()
  const touchSignatures = useTouchSignatures()
  const [, forceRender] = useReducer((count: number) => count + 1, 0)
  return useMemo(() => {
    const change = (update: (item: FormItem) => FormItem) => {
      const { items } = read()
      const item = items[index]
      if (item) form.change('items', items.with(index, update(item)))
    }
    const set = (field: ItemField, text: string) => change((item) => ({ ...item, [field]: text }))
    const markTouched = (field: ItemField) => {
      touched.add(`${read().items[index]?.key}.${field}`)
      if (isTime(field)) touchSignatures()
      forceRender()
    }
    return {
      index,
      rowNumber: index + 1,
      set,
      scan: (code) => {
        set('barcode', code)
        return !validator.repeatedBarcodes(read().items).has(code.trim())
      },
      setQuantity: (text) => change((item) => withQuantity(item, text)),
      markTouched,
      setTime(column, time) {
        set(column, time)
        markTouched(column)
      },
    }
  }, [form, read, touched, validator, touchSignatures, index])
}

function isTime(field: ItemField): field is TimeColumn {
  return field === 'pickupTime' || field === 'dropoffTime'
}
