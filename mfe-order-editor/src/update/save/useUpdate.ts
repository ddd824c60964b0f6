import { isOrderGone, type LoadedOrder, type OrderResult, useHost, type WorkOrder } from '@carrier-portal/contract'
import { useWhenOnline } from '@carrier-portal/shared-ui/feedback'
import { deviceZone } from '@carrier-portal/shared-ui/time'
import { useEffect, useRef, useState } from 'react'
import type { LoadFailure } from '../../failure/LoadError.tsx'
import { useAnnounceGone } from '../../failure/useAnnounceGone.ts'
import { toForm } from '../form/conversions.ts'
import { areItemsDirty, isDirty } from '../rules/isDirty.ts'
import type { UpdateForm } from '../rules/updateForm.ts'
import { editorClock } from '../time/editorClock.ts'
import { afterArrival, overPresentOrder, startOfDraft } from './startOfDraft.ts'
import { draftInZone, draftKey, type UpdateDraft } from './updateDraft.ts'
import { type EditedOrder, useEditedOrder } from './useEditedOrder.ts'
import { type Progress, useSave } from './useSave.ts'

/** What Update Order Details shows: the load of the order, then the progress of the save. */
export type Phase = Progress | { readonly state: 'loading' } | ({ readonly state: 'loadFailed' } & LoadFailure)

/** The states of Update Order Details, and what changes them: load, edit, save, resolve a conflict. */
export function useUpdate(workOrderNumber: string, beganShort: boolean, onClose: (result: OrderResult) => void) {
  const host = useHost()
  // A phone may enter another zone, and a host page may set another one, while the form is open; what was typed keeps its
  // meaning.
  const [zone] = useState(() => host.settings.timeZone ?? deviceZone())
  const edited = useEditedOrder(workOrderNumber, zone)
  const { start, loaded, base, held } = edited
  const [changed, setProgress] = useState<Progress>()
  /** The form that Reset Form replaced. */
  const [beforeReset, setBeforeReset] = useState<UpdateDraft>()
  const progress = changed ?? progressAtStart(start)
  /** The form of an unsent save, or of a draft, opens over an order that is gone. */
  const isGoneAtStart = start.state === 'ready' && start.isGone === true
  const isLoadGone = start.state === 'loadFailed' && isOrderGone(start.error)
  useAnnounceGone(workOrderNumber, isLoadGone || isGoneAtStart || progress.state === 'unavailable')

  useWhenOnline(() => {
    if (start.state === 'loadFailed') start.retry()
    if (progress.state === 'unreachable') setProgress({ state: 'editing' })
  })

  /**
   * Another one after each save, other form values and the end of the dialog, by which Reset Form notices them when its load
   * ends: the second of two presses would take the rows of the first one for those that were typed.
   */
  const situation = useRef({})
  useEffect(
    () => () => {
      situation.current = {}
    },
    [],
  )
  const dropDraft = () => host.drafts.drop(draftKey(workOrderNumber))
  /** Continues with the order as it was just read and with new form values. */
  const continueWith = (present: LoadedOrder, form: UpdateForm, state: 'editing' | 'merged') => {
    situation.current = {}
    setBeforeReset(undefined)
    edited.replace(present, form)
    setProgress({ state })
  }
  /** The same without the draft; the form keeps one again when it differs from the order. */
  const rebase = (present: LoadedOrder, form: UpdateForm, state: 'editing' | 'merged') => {
    dropDraft()
    continueWith(present, form, state)
  }
  const formOf = ({ workOrder }: LoadedOrder) => toForm(workOrder, editorClock(workOrder, zone))
  const over = (present: LoadedOrder, typed: UpdateDraft) => overPresentOrder(typed, present.workOrder, zone)
  const { save, sendLater } = useSave(edited, beganShort, { setProgress, rebase, onClose })

  return {
    phase: (start.state === 'ready' ? progress : start) satisfies Phase as Phase,
    base,
    copiedAt: edited.copiedAt,
    isGone: isGoneAtStart,
    initial: edited.initial,
    saved: edited.saved,
    sentForm: edited.sentForm,
    typedOver: edited.typedOver,
    save: (form: UpdateForm) => {
      situation.current = {}
      return save(form)
    },
    sendLater,
    /** Closes without saving; what was typed stays as the draft. */
    close: () => onClose('CLOSED'),
    dropDraft,
    /** Shows the order as it is now and discards what was typed. */
    reload: (present: LoadedOrder) => {
      held?.remove().catch(() => undefined)
      rebase(present, formOf(present), 'editing')
    },
    /** Keeps what was typed and takes the other changes. */
    keepChanges: (mine: UpdateForm, present: LoadedOrder) => {
      if (base) rebase(present, over(present, { form: mine, order: base.order }), 'merged')
    },
    /** Restores a draft over the order as it is now, and shows what someone else changed since it was typed. */
    restore: (draft: UpdateDraft) => {
      if (!loaded) return
      const started = startOfDraft(draftInZone(draft, zone), loaded, zone)
      // The form keeps what it continues in place of the restored draft. Without a difference there is nothing to keep.
      if (!isDirty(started.initial, formOf(started.loaded))) dropDraft()
      continueWith(started.loaded, started.initial, 'editing')
      edited.keepUnacknowledged(started.unacknowledged)
      if (started.conflict) setProgress({ state: 'conflict', ...started.conflict })
    },
    /**
     * Loads the items again and keeps the other typed values. Typed rows can be brought back. The form is read after the
     * load, because it can be edited meanwhile.
     */
    resetItems: async (readForm: () => UpdateForm) => {
      const started = situation.current
      const present = await host.api.orderDetails(workOrderNumber).catch(() => undefined)
      if (situation.current !== started) return
      if (!present || !base) return setProgress({ state: 'failed' })
      const typed = { form: readForm(), order: base.order, sent: edited.sentForm() }
      const arrived = afterArrival(typed, present.workOrder, zone)
      const next = arrived ? present : withItemsOf(present, base.order)
      const { items } = toForm(present.workOrder, base.clock)
      rebase(next, { ...(arrived ?? over(next, typed)), items }, 'editing')
      if (areItemsDirty(typed.form.items, base.start.items)) setBeforeReset(typed)
    },
    /** Brings the rows back that `resetItems` replaced, and keeps what was typed elsewhere since. */
    undoReset:
      beforeReset &&
      ((form: UpdateForm) => {
        if (loaded) rebase(loaded, { ...form, items: over(loaded, beforeReset).items }, 'editing')
      }),
  }
}

/** The order that was typed over with the items of the present one: Save then compares all that Reset Form does not read. */
function withItemsOf({ workOrder: { lineItems } }: LoadedOrder, order: WorkOrder): LoadedOrder {
  return { workOrder: { ...order, lineItems }, version: undefined }
}

function progressAtStart(start: EditedOrder['start']): Progress {
  const unsent = start.state === 'ready' ? start.unsent : undefined
  if (unsent?.conflict) return { state: 'conflict', ...unsent.conflict }
  return { state: unsent?.state === 'unsent' || unsent?.state === 'merged' ? unsent.state : 'editing' }
}
