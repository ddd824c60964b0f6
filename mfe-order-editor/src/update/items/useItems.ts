import { useMemo } from 'react'
import { useForm } from 'react-final-form'
import type { FormItem, UpdateForm } from '../form.ts'
import {
  commonType,
  copyOf,
  freeKey,
  isBarcodeLocked,
  newItem,
  type TimeColumn,
  withRemoved,
  withTimeForAll,
} from '../items.ts'
import { useUpdateTools } from '../updateTools.ts'
import { useSignaturesDue } from '../useSignaturesDue.ts'

/** Everything that is done to the list of items. Each leads the focus to where the work goes on. */
export interface ItemsApi {
  add(): void
  copy(index: number): void
  /** Takes an added row away; strikes a saved one through. */
  remove(index: number): void
  undo(index: number): void
  setAll(column: TimeColumn, time: string): void
  /** From one barcode to the next that can be filled in, with a new row at the end (design brief, "Order editor"). */
  nextBarcode(index: number): void
  all(): readonly FormItem[]
}

/** The list's actions; the same object for as long as the order is the same. */
export function useItems(): ItemsApi {
  const form = useForm<UpdateForm>()
  const { goTo } = useUpdateTools()
  const signaturesDue = useSignaturesDue()
  return useMemo(() => {
    const all = () => form.getState().values.items
    const { push, insert, remove } = form.mutators as Partial<typeof form.mutators>
    const change = (items: readonly FormItem[]) => form.change('items', items)
    const addOfType = (typeId: string) => {
      push?.('items', { ...newItem(freeKey(all())), typeId })
      goTo({ index: all().length - 1, field: 'barcode' })
    }
    return {
      all,
      add: () => addOfType(''),
      copy: (index) => {
        const item = all()[index]
        if (!item) return
        insert?.('items', index + 1, copyOf(item, freeKey(all())))
        goTo({ index: index + 1, field: 'barcode' })
      },
      remove: (index) => {
        const item = all()[index]
        if (!item) return
        if (item.saved) change(withRemoved(all(), item.key, true))
        else remove?.('items', index)
        goTo({ index: Math.min(index, all().length - 1) })
      },
      undo: (index) => {
        const item = all()[index]
        if (item) change(withRemoved(all(), item.key, false))
        goTo({ index, field: 'barcode' })
      },
      setAll: (column, time) => {
        change(withTimeForAll(all(), column, time))
        signaturesDue()
      },
      nextBarcode: (index) => {
        const next = nextOpen(all(), index)
        if (next < 0) addOfType(commonType(all()))
        else goTo({ index: next, field: 'barcode' })
      },
    }
  }, [form, goTo, signaturesDue])
}

/** The next row whose barcode can be typed, or -1. */
function nextOpen(items: readonly FormItem[], index: number): number {
  return items.findIndex((item, at) => at > index && !item.removed && !isBarcodeLocked(item))
}
