import { type ItemType, type LoadedOrder, useHost } from '@carrier-portal/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { toForm } from '../form/conversions.ts'
import type { OrderFormBase } from '../form/orderFormContext.ts'
import { createValidator } from '../form/validate.ts'
import { BLANK_FORM, type UpdateForm } from '../rules/updateForm.ts'
import { editorClock } from '../time/editorClock.ts'
import { announceSave } from './announceSave.ts'
import type { UnacknowledgedUpdate } from './unsentUpdate.ts'
import { type UnsentUpdate, useUpdateStart } from './useUpdateStart.ts'

/** The order that the form edits, and what was last sent of it. */
export type EditedOrder = ReturnType<typeof useEditedOrder>

/**
 * The order that the form edits and the values that the form shows first: those of `useUpdateStart`, or of a newer
 * version of the order that replaced them.
 * @param zone the editor's IANA time zone
 */
export function useEditedOrder(workOrderNumber: string, zone: string) {
  const host = useHost()
  const start = useUpdateStart(workOrderNumber, zone)
  const [replaced, setReplaced] = useState<{ readonly loaded: LoadedOrder; readonly initial: UpdateForm }>()
  const unacknowledged = useRef<UnacknowledgedUpdate>(undefined)
  const sending = useRef<UpdateForm>(undefined)
  const ready = start.state === 'ready' ? start : undefined
  const unsent = ready?.unsent
  const held = unsent?.held
  const hasArrived = unsent?.state === 'arrived'
  // The form then starts over the order that has the earlier save already.
  const isRebased = hasArrived || unsent?.state === 'merged'
  useEffect(() => {
    if (!hasArrived) return
    held?.remove().catch(() => undefined)
    announceSave(host, workOrderNumber, 0)
  }, [host, workOrderNumber, held, hasArrived])

  /** A save of this version that the server may have applied. */
  const unacknowledgedSave = () =>
    unacknowledged.current ?? (unsent && !replaced && !isRebased ? unacknowledgedOf(unsent) : undefined)

  const loaded = replaced?.loaded ?? ready?.loaded
  const itemTypes = ready?.itemTypes
  const base = useMemo(
    () => (loaded && itemTypes ? createBase(loaded, itemTypes, zone) : undefined),
    [loaded, itemTypes, zone],
  )
  return {
    start,
    loaded,
    base,
    /** Set while the order is a copy of this page: when that was loaded. */
    copiedAt: loaded === ready?.loaded ? ready?.copiedAt : undefined,
    /** The save in the outbox that the form continues. */
    held,
    initial: replaced?.initial ?? unsent?.initial ?? base?.start ?? BLANK_FORM,
    /** The values that the server or the outbox has, which need no draft. */
    saved: unsent && !unsent.isEdited && !replaced ? unsent.initial : (base?.start ?? BLANK_FORM),
    /** Continues with another version of the order and other values. */
    replace: (next: LoadedOrder, initial: UpdateForm) => {
      unacknowledged.current = undefined
      sending.current = undefined
      setReplaced({ loaded: next, initial })
    },
    /** The time of the save in the outbox, as long as the form is typed over it. */
    typedOver: replaced ? undefined : held?.entry.savedAt,
    unacknowledgedSave,
    keepUnacknowledged: (save: UnacknowledgedUpdate | undefined) => {
      unacknowledged.current = save
      sending.current = undefined
    },
    /** The form of a save that is on its way or unacknowledged. */
    sentForm: () => sending.current ?? unacknowledgedSave()?.form,
    setSending: (form: UpdateForm) => {
      sending.current = form
    },
  }
}

/**
 * The save in the outbox may have reached the server with an attempt whose response was lost. While an earlier one may have
 * done so, the save itself could not: it was compared with an order that had changed.
 */
function unacknowledgedOf({ stored, held }: UnsentUpdate): UnacknowledgedUpdate {
  if (stored.unacknowledged) return stored.unacknowledged
  return { payload: stored.payload, idempotencyKey: held.entry.idempotencyKey, form: stored.form }
}

function createBase(loaded: LoadedOrder, itemTypes: readonly ItemType[], zone: string): OrderFormBase {
  const order = loaded.workOrder
  const clock = editorClock(order, zone)
  const validator = createValidator({ clock, savedNoLoadTime: order.noLoadPickupTime, savedCharge: order.ocCharge })
  return { order, itemTypes, clock, validator, start: toForm(order, clock) }
}
