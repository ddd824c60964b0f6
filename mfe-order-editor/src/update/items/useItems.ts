import { useMemo } from 'react'
import { useForm } from 'react-final-form'
import { useOrderForm } from '../form/orderFormContext.ts'
import { copyOf, hasBarcode, isBarcodeLocked, lastType, newItem, newKey, withRemoved } from '../rules/itemList.ts'
import { pasteBarcodes } from '../rules/pastedBarcodes.ts'
import type { FormItem, UpdateForm } from '../rules/updateForm.ts'

/** The changes of the item list. Each one moves the focus to the field that is filled in next. */
export interface ItemsApi {
  add(): void
  /** Adds a row with a scanned barcode and the last row's type; false for a barcode that a row has already. */
  addScanned(barcode: string): boolean
  copy(index: number): void
  /** Removes an added row; strikes a saved one through. */
  remove(index: number): void
  undo(index: number): void
  /** Focuses the next editable barcode below the row; after the last one it adds a row. */
  nextBarcode(index: number): void
  /** Puts the barcodes of a pasted column into the row and rows below, and focuses the last one. */
  paste(index: number, column: readonly string[]): void
  all(): readonly FormItem[]
}

/** The list's actions; the same object until another version of the order is loaded. */
export function useItems(): ItemsApi {
  const form = useForm<UpdateForm>()
  const { focusField, lastPaste } = useOrderForm()
  return useMemo(() => {
    const all = () => form.getState().values.items
    const change = (items: readonly FormItem[]) => form.change('items', items)
    const add = (typeId: string, barcode = '') => {
      change([...all(), { ...newItem(newKey()), typeId, barcode }])
      focusField({ index: all().length - 1, field: barcode !== '' && typeId === '' ? 'typeId' : 'barcode' })
    }
    return {
      all,
      add: () => add(''),
      addScanned: (barcode) => {
        if (hasBarcode(all(), barcode)) return false
        add(lastType(all()), barcode)
        return true
      },
      copy: (index) => {
        const item = all()[index]
        if (!item) return
        change(all().toSpliced(index + 1, 0, copyOf(item, newKey())))
        focusField({ index: index + 1, field: 'barcode' })
      },
      remove: (index) => {
        const item = all()[index]
        if (!item) return
        change(item.saved ? withRemoved(all(), item.key, true) : all().toSpliced(index, 1))
        focusField({ index: Math.min(index, all().length - 1) })
      },
      undo: (index) => {
        const item = all()[index]
        if (item) change(withRemoved(all(), item.key, false))
        focusField({ index, field: 'barcode' })
      },
      nextBarcode: (index) => {
        const next = nextEditable(all(), index)
        if (next < 0) add(lastType(all()))
        else focusField({ index: next, field: 'barcode' })
      },
      paste: (index, column) => {
        const paste = pasteBarcodes(all(), index, column)
        change(paste.after)
        lastPaste.set(paste)
        focusField({ index: paste.last, field: 'barcode' })
      },
    }
  }, [form, focusField, lastPaste])
}

/** The next row whose barcode can be typed, or -1. */
function nextEditable(items: readonly FormItem[], index: number): number {
  return items.findIndex((item, at) => at > index && !item.removed && !isBarcodeLocked(item))
}
