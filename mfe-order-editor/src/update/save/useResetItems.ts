import { type LoadedOrder, useHost, type WorkOrder } from '@carrier-portal/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { toForm } from '../form/conversions.ts'
import { areItemsDirty } from '../rules/isDirty.ts'
import type { UpdateForm } from '../rules/updateForm.ts'
import { afterArrival, overPresentOrder } from './startOfDraft.ts'
import type { UpdateDraft } from './updateDraft.ts'
import type { EditedOrder } from './useEditedOrder.ts'

/** What Reset Form does to the dialog. */
interface ResetEffects {
  /** Continues with the order as it was just read and with these values. */
  rebase(present: LoadedOrder, form: UpdateForm): void
  onFail(): void
}

/**
 * Reset Form: the items are loaded again, and the other typed values stay. Rows that were typed can be brought back.
 * @param zone the editor's IANA time zone
 */
export function useResetItems(
  workOrderNumber: string,
  zone: string,
  { base, loaded, sentForm }: EditedOrder,
  { rebase, onFail }: ResetEffects,
) {
  const { api } = useHost()
  /** The form that the last reset replaced. */
  const [replaced, setReplaced] = useState<UpdateDraft>()
  /**
   * Counts what makes the result of a running load useless: saves, other form values and the end of the dialog. The second
   * of two presses would take the rows of the first one for those that were typed.
   */
  const changes = useRef(0)
  const noteChange = useCallback(() => {
    changes.current += 1
  }, [])
  useEffect(() => noteChange, [noteChange])
  const over = (present: LoadedOrder, typed: UpdateDraft) => overPresentOrder(typed, present.workOrder, zone)

  return {
    noteChange,
    /** Ends a running load, and forgets the rows that could be brought back. */
    forget: () => {
      noteChange()
      setReplaced(undefined)
    },
    /** Loads the items. The form is read after the load, because it can be edited meanwhile. */
    resetItems: async (readForm: () => UpdateForm) => {
      const started = changes.current
      const present = await api.orderDetails(workOrderNumber).catch(() => undefined)
      if (changes.current !== started) return
      if (!present || !base) return onFail()
      const typed = { form: readForm(), order: base.order, sent: sentForm() }
      const arrived = afterArrival(typed, present.workOrder, zone)
      const next = arrived ? present : withItemsOf(present, base.order)
      const { items } = toForm(present.workOrder, base.clock)
      rebase(next, { ...(arrived ?? over(next, typed)), items })
      if (areItemsDirty(typed.form.items, base.start.items)) setReplaced(typed)
    },
    /** Brings the rows back that `resetItems` replaced, and keeps what was typed elsewhere since. */
    undoReset:
      replaced &&
      ((form: UpdateForm) => {
        if (loaded) rebase(loaded, { ...form, items: over(loaded, replaced).items })
      }),
  }
}

/** The order that was typed over with the items of the present one: Save then compares all that Reset Form does not read. */
function withItemsOf({ workOrder: { lineItems } }: LoadedOrder, order: WorkOrder): LoadedOrder {
  return { workOrder: { ...order, lineItems }, version: undefined }
}
