import { useState } from 'react'
import { useForm } from 'react-final-form'
import { useOrderForm } from '../form/orderFormContext.ts'
import { useTouchSignatures } from '../form/useTouchSignatures.ts'
import { type TimeColumn, timeCounts, withTimeForAll, withTimesRestored } from '../rules/itemList.ts'
import type { FormItem, UpdateForm } from '../rules/updateForm.ts'

/** The last change of all times, with the rows as they were before. */
interface BulkChange {
  readonly column: TimeColumn
  readonly time: string
  readonly count: number
  readonly before: readonly FormItem[]
  /** The form's initial values at the time; after a reload the change can no longer be undone. */
  readonly start: UpdateForm
}

/** Sets one time on all rows and undoes the last such change. */
export function useBulkTimes() {
  const form = useForm<UpdateForm>()
  const { start, touched } = useOrderForm()
  const touchSignatures = useTouchSignatures()
  const [change, setChange] = useState<BulkChange>()
  const last = change?.start === start ? change : undefined
  return {
    last,
    set(column: TimeColumn, time: string) {
      const before = form.getState().values.items
      form.change('items', withTimeForAll(before, column, time))
      for (const { key } of before) touched.add(`${key}.${column}`)
      setChange({ column, time, count: timeCounts(before, column)[0], before, start })
      touchSignatures()
    },
    /** Restores the times of the column; edits made since stay. */
    undo() {
      if (!last) return
      form.change('items', withTimesRestored(form.getState().values.items, last.column, last.time, last.before))
      setChange(undefined)
    },
  }
}
