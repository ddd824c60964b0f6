import type { FormApi } from 'final-form'
import type { ItemActions, OrderFormContext } from '../form/orderFormContext.ts'
import { copyOf, hasBarcode, isBarcodeLocked, lastType, newItem, newKey, withRemoved } from '../rules/itemList.ts'
import { pasteBarcodes } from '../rules/pastedBarcodes.ts'
import type { FormItem, UpdateForm } from '../rules/updateForm.ts'

/** The item list's actions in the given form. */
export function createItemActions(
  form: FormApi<UpdateForm>,
  { focusField, lastPaste }: Pick<OrderFormContext, 'focusField' | 'lastPaste'>,
): ItemActions {
  const all = () => form.getState().values.items
  const change = (items: readonly FormItem[]) => form.change('items', items)
  const add = (typeId: string, barcode = '') => {
    change([...all(), { ...newItem(newKey()), typeId, barcode }])
    focusField({ index: all().length - 1, field: barcode !== '' && typeId === '' ? 'typeId' : 'barcode' })
  }
  return {
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
}

/** The next row whose barcode can be typed, or -1. */
function nextEditable(items: readonly FormItem[], index: number): number {
  return items.findIndex((item, at) => at > index && !item.removed && !isBarcodeLocked(item))
}
