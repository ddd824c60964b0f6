import { isOrderGone, type LoadedOrder, type OrderResult, type OrderStep, useHost } from '@carrier-portal/contract'
import { useWhenOnline } from '@carrier-portal/shared-ui/feedback'
import { deviceZone } from '@carrier-portal/shared-ui/time'
import { useState } from 'react'
import type { LoadFailure } from '../../failure/LoadError.tsx'
import { useAnnounceGone } from '../../failure/useAnnounceGone.ts'
import { toForm } from '../form/conversions.ts'
import { isDirty } from '../rules/isDirty.ts'
import type { UpdateForm } from '../rules/updateForm.ts'
import { editorClock } from '../time/editorClock.ts'
import { overPresentOrder, startOfDraft } from './startOfDraft.ts'
import { draftInZone, draftKey, type UpdateDraft } from './updateDraft.ts'
import { type EditedOrder, useEditedOrder } from './useEditedOrder.ts'
import { useResetItems } from './useResetItems.ts'
import { type Progress, useSave } from './useSave.ts'

/** What Update Order Details shows: the load of the order, then the progress of the save. */
export type Phase = Progress | { readonly state: 'loading' } | ({ readonly state: 'loadFailed' } & LoadFailure)

interface UpdateOptions {
  readonly workOrderNumber: string
  /** The dialog begins with the short form of that stop. */
  readonly step: OrderStep | undefined
  onClose(result: OrderResult): void
}

/** What `useUpdate` returns. */
export type Update = ReturnType<typeof useUpdate>

/** The states of Update Order Details, and what changes them: load, edit, save, resolve a conflict. */
export function useUpdate({ workOrderNumber, step, onClose }: UpdateOptions) {
  const host = useHost()
  // A phone may enter another zone, and a host page may set another one, while the form is open; what was typed keeps its
  // meaning.
  const [zone] = useState(() => host.settings.timeZone ?? deviceZone())
  const edited = useEditedOrder(workOrderNumber, zone)
  const { start, loaded, base, held } = edited
  const [changed, setProgress] = useState<Progress>()
  const progress = changed ?? progressAtStart(start)
  /** The form of an unsent save, or of a draft, opens over an order that is gone. */
  const isGoneAtStart = start.state === 'ready' && start.isGone === true
  const isLoadGone = start.state === 'loadFailed' && isOrderGone(start.error)
  useAnnounceGone(workOrderNumber, isLoadGone || isGoneAtStart || progress.state === 'unavailable')

  useWhenOnline(() => {
    if (start.state === 'loadFailed') start.retry()
    if (progress.state === 'unreachable') setProgress({ state: 'editing' })
  })

  const dropDraft = () => host.drafts.drop(draftKey(workOrderNumber))
  /** Continues with the order as it was just read and with new form values. */
  const continueWith = (present: LoadedOrder, form: UpdateForm, state: 'editing' | 'merged') => {
    reset.forget()
    edited.replace(present, form)
    setProgress({ state })
  }
  /** The same without the draft; the form keeps one again when it differs from the order. */
  const rebase = (present: LoadedOrder, form: UpdateForm, state: 'editing' | 'merged') => {
    dropDraft()
    continueWith(present, form, state)
  }
  const reset = useResetItems(workOrderNumber, zone, edited, {
    rebase: (present, form) => rebase(present, form, 'editing'),
    onFail: () => setProgress({ state: 'failed' }),
  })
  const formOf = ({ workOrder }: LoadedOrder) => toForm(workOrder, editorClock(workOrder, zone))
  const { save, sendLater } = useSave(workOrderNumber, edited, step, { setProgress, rebase, onClose })

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
      reset.noteChange()
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
      if (base) rebase(present, overPresentOrder({ form: mine, order: base.order }, present.workOrder, zone), 'merged')
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
    resetItems: reset.resetItems,
    undoReset: reset.undoReset,
  }
}

function progressAtStart(start: EditedOrder['start']): Progress {
  const unsent = start.state === 'ready' ? start.unsent : undefined
  if (unsent?.conflict) return { state: 'conflict', ...unsent.conflict }
  return { state: unsent?.state === 'unsent' || unsent?.state === 'merged' ? unsent.state : 'editing' }
}
