import { type ItemType, type LoadedOrder, type OrderResult, useHost } from '@carrier-portal/contract'
import { deviceZone } from '@carrier-portal/shared-ui/time'
import { useMemo, useRef, useState } from 'react'
import { toForm, toPayload } from '../form/conversions.ts'
import type { OrderFormBase } from '../form/orderFormContext.ts'
import { createValidator } from '../form/validate.ts'
import { removedIds } from '../rules/itemList.ts'
import { BLANK_FORM, type UpdateForm } from '../rules/updateForm.ts'
import { editorClock } from '../time/editorClock.ts'
import { mergeMyChanges } from './mergeMyChanges.ts'
import { newIdempotencyKey } from './newIdempotencyKey.ts'
import { rebaseAfterLostResponse } from './rebaseAfterLostResponse.ts'
import { reportCrash } from './reportCrash.ts'
import { type SaveOutcome, saveOrder, type UnacknowledgedSave } from './saveOrder.ts'
import { draftKey, type UpdateDraft } from './updateDraft.ts'
import { useAnnounceSave } from './useAnnounceSave.ts'
import { useLoadOrder } from './useLoadOrder.ts'

/**
 * The dialog's state once the order is loaded. `merged`: the typed values are kept over a newer order. `crashed`: an
 * error of our own stopped the save.
 */
export type Progress =
  | { readonly state: 'editing' | 'saving' | 'failed' | 'crashed' | 'merged' }
  | Extract<SaveOutcome, { state: 'conflict' }>

export type Phase = Progress | { readonly state: 'loading' } | { readonly state: 'loadFailed'; retry(): void }

/** The life of the Update Order Details dialog: load, edit, save, resolve a conflict. */
export function useUpdate(workOrderNumber: string, onClose: (result: OrderResult) => void) {
  const host = useHost()
  const start = useLoadOrder(workOrderNumber)
  const announceSave = useAnnounceSave(workOrderNumber)
  const [rebased, setRebased] = useState<{ loaded: LoadedOrder; initial: UpdateForm }>()
  const [progress, setProgress] = useState<Progress>({ state: 'editing' })
  const unacknowledged = useRef<UnacknowledgedSave & { readonly form: UpdateForm }>(undefined)

  const zone = host.settings.timeZone ?? deviceZone()
  const loaded = rebased?.loaded ?? (start.state === 'ready' ? start.loaded : undefined)
  const itemTypes = start.state === 'ready' ? start.itemTypes : undefined
  const base = useMemo(
    () => (loaded && itemTypes ? createBase(loaded, itemTypes, zone) : undefined),
    [loaded, itemTypes, zone],
  )

  /** Continues with the order as it was just read and with new form values. */
  const rebase = (present: LoadedOrder, initial: UpdateForm, state: 'editing' | 'merged') => {
    unacknowledged.current = undefined
    host.drafts.drop(draftKey(workOrderNumber))
    setRebased({ loaded: present, initial })
    setProgress({ state })
  }
  const merge = (mine: UpdateForm, before: LoadedOrder['workOrder'], { workOrder }: LoadedOrder) =>
    mergeMyChanges(mine, before, workOrder, editorClock(workOrder, zone))

  const save = async (form: UpdateForm) => {
    const payload = base && toPayload(form, base.order, base.clock)
    if (!loaded || !payload) return setProgress({ state: 'failed' })
    setProgress({ state: 'saving' })
    const work = { api: host.api, loaded, payload, removedIds: removedIds(form.items), createKey: newIdempotencyKey }
    const outcome = await saveOrder({ ...work, unacknowledgedSave: unacknowledged.current })
    if (outcome.state === 'conflict') return setProgress(outcome)
    if (outcome.state === 'alreadySaved') {
      const sent = unacknowledged.current?.form ?? form
      const { present } = outcome
      return rebase(present, rebaseAfterLostResponse(form, sent, present.workOrder, base.clock), 'merged')
    }
    if (outcome.state === 'failed') {
      const before = unacknowledged.current
      const after = outcome.unacknowledgedSave
      // A save that was already unacknowledged keeps the form that it was made from.
      unacknowledged.current = after === before ? before : after && { ...after, form }
      return setProgress({ state: 'failed' })
    }
    host.drafts.drop(draftKey(workOrderNumber))
    announceSave(outcome.notDeletedIds.length)
    onClose('UPDATE_SUCCESS')
  }

  /** An error of our own is reported as such and not shown as a network failure. */
  const saveOrReport = async (form: UpdateForm) => {
    try {
      await save(form)
    } catch (error) {
      setProgress({ state: 'crashed' })
      reportCrash(host.telemetry, error)
    }
  }

  return {
    phase: (start.state === 'ready' ? progress : start) satisfies Phase as Phase,
    base,
    initial: rebased?.initial ?? base?.start ?? BLANK_FORM,
    save: saveOrReport,
    /** Closes without saving; what was typed stays as the draft. */
    close: () => onClose('CLOSED'),
    dropDraft: () => host.drafts.drop(draftKey(workOrderNumber)),
    /** Shows the order as it is now and discards what was typed. */
    reload: (present: LoadedOrder) =>
      rebase(present, toForm(present.workOrder, editorClock(present.workOrder, zone)), 'editing'),
    /** Keeps what was typed and takes the other changes. */
    keepChanges: (mine: UpdateForm, present: LoadedOrder) => {
      if (base) rebase(present, merge(mine, base.order, present), 'merged')
    },
    /** Restores a draft over the order as it is now. */
    restore: ({ form, order }: UpdateDraft) => {
      if (loaded) rebase(loaded, merge(form, order, loaded), 'editing')
    },
    /** Loads the items again and keeps the other typed values. */
    resetItems: async (form: UpdateForm) => {
      const present = await host.api.orderDetails(workOrderNumber).catch(() => undefined)
      if (!present || !base) return setProgress({ state: 'failed' })
      const { items } = toForm(present.workOrder, base.clock)
      rebase(present, { ...merge(form, base.order, present), items }, 'editing')
    },
  }
}

function createBase(loaded: LoadedOrder, itemTypes: readonly ItemType[], zone: string): OrderFormBase {
  const order = loaded.workOrder
  const clock = editorClock(order, zone)
  const validator = createValidator({ clock, savedNoLoadTime: order.noLoadPickupTime, savedCharge: order.ocCharge })
  return { order, itemTypes, clock, validator, start: toForm(order, clock) }
}
