import { type ItemType, type LoadedOrder, newIdempotencyKey, type OrderResult, useHost } from '@carrier-portal/contract'
import { useWhenOnline } from '@carrier-portal/shared-ui/feedback'
import { deviceZone } from '@carrier-portal/shared-ui/time'
import { useEffect, useMemo, useRef, useState } from 'react'
import { isUnreachable, keepUnsent } from '../../outbox/keepUnsent.ts'
import { toForm, toPayload } from '../form/conversions.ts'
import type { OrderFormBase } from '../form/orderFormContext.ts'
import { createValidator } from '../form/validate.ts'
import { areItemsDirty } from '../rules/isDirty.ts'
import { removedIds } from '../rules/itemList.ts'
import { BLANK_FORM, type UpdateForm } from '../rules/updateForm.ts'
import { editorClock } from '../time/editorClock.ts'
import { announceSave } from './announceSave.ts'
import { mergeMyChanges } from './mergeMyChanges.ts'
import { rebaseAfterLostResponse } from './rebaseAfterLostResponse.ts'
import { reportCrash } from './reportCrash.ts'
import { keyFor, type SaveOutcome, saveOrder } from './saveOrder.ts'
import { type SentForm, unsentUpdate } from './unsentUpdate.ts'
import { draftKey, type UpdateDraft } from './updateDraft.ts'
import { type UnsentUpdate, useUpdateStart } from './useUpdateStart.ts'

/**
 * The dialog's state once the order is loaded. `merged`: the typed values are kept over a newer order. `unsent`: they
 * are those of a save that was not sent yet. `crashed`: an error of our own stopped the save. `unreachable`: the server
 * was not reached, and the host cannot keep the save.
 */
export type Progress =
  | { readonly state: 'editing' | 'saving' | 'failed' | 'unreachable' | 'crashed' | 'merged' | 'unsent' }
  | Extract<SaveOutcome, { state: 'conflict' }>

export type Phase = Progress | { readonly state: 'loading' } | { readonly state: 'loadFailed'; retry(): void }

/** The form that Reset Form replaced, and the order that it was made from. */
interface BeforeReset {
  readonly form: UpdateForm
  readonly order: LoadedOrder['workOrder']
}

/** The life of the Update Order Details dialog: load, edit, save, resolve a conflict. */
export function useUpdate(workOrderNumber: string, onClose: (result: OrderResult) => void) {
  const host = useHost()
  const zone = host.settings.timeZone ?? deviceZone()
  const start = useUpdateStart(workOrderNumber, zone)
  const unsent = start.state === 'ready' ? start.unsent : undefined
  const [rebased, setRebased] = useState<{ loaded: LoadedOrder; initial: UpdateForm }>()
  const [changed, setProgress] = useState<Progress>()
  const [beforeReset, setBeforeReset] = useState<BeforeReset>()
  const progress = changed ?? progressOf(unsent)
  const unacknowledged = useRef<SentForm>(undefined)
  const held = unsent?.held
  const hasArrived = unsent?.state === 'arrived'
  useEffect(() => {
    if (hasArrived) void held?.remove()
  }, [held, hasArrived])

  useWhenOnline(() => {
    if (start.state === 'loadFailed') start.retry()
    if (progress.state === 'unreachable') setProgress({ state: 'editing' })
  })

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
    setBeforeReset(undefined)
    setRebased({ loaded: present, initial })
    setProgress({ state })
  }
  const merge = (mine: UpdateForm, before: LoadedOrder['workOrder'], { workOrder }: LoadedOrder) =>
    mergeMyChanges(mine, before, workOrder, editorClock(workOrder, zone))

  const save = async (form: UpdateForm) => {
    const payload = base && toPayload(form, base.order, base.clock)
    if (!loaded || !payload) return setProgress({ state: 'failed' })
    setProgress({ state: 'saving' })
    const removed = removedIds(form.items)
    const lost = unacknowledged.current ?? (unsent && !rebased && !hasArrived ? sentFormOf(unsent) : undefined)
    const work = { api: host.api, loaded, payload, removedIds: removed, createKey: newIdempotencyKey }
    const outcome = await saveOrder({ ...work, unacknowledgedSave: lost })
    if (outcome.state === 'conflict') return setProgress(outcome)
    if (outcome.state === 'alreadySaved') {
      const sent = lost?.form ?? form
      const { present } = outcome
      return rebase(present, rebaseAfterLostResponse(form, sent, present.workOrder, base.clock), 'merged')
    }
    if (outcome.state === 'failed') {
      const after = outcome.unacknowledgedSave
      // A save that was already unacknowledged keeps the form that it was made from.
      unacknowledged.current = after === lost ? lost : after && { ...after, form }
      if (!isUnreachable(outcome.error)) return setProgress({ state: 'failed' })
      const stored = { loaded, itemTypes: itemTypes ?? [], form, payload, removedIds: removed, unacknowledged: lost }
      const key = keyFor({ ...work, unacknowledgedSave: after })
      const isKept = await keepUnsent(host, unsentUpdate(stored, key))
      if (!isKept) return setProgress({ state: 'unreachable' })
      host.drafts.drop(draftKey(workOrderNumber))
      return onClose('CLOSED')
    }
    await held?.remove().catch(() => undefined)
    host.drafts.drop(draftKey(workOrderNumber))
    announceSave(host, workOrderNumber, outcome.notDeletedIds.length)
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
    initial: rebased?.initial ?? unsent?.initial ?? base?.start ?? BLANK_FORM,
    save: saveOrReport,
    /** Closes without saving; what was typed stays as the draft. */
    close: () => onClose('CLOSED'),
    dropDraft: () => host.drafts.drop(draftKey(workOrderNumber)),
    /** Shows the order as it is now and discards what was typed. */
    reload: (present: LoadedOrder) => {
      void held?.remove()
      rebase(present, toForm(present.workOrder, editorClock(present.workOrder, zone)), 'editing')
    },
    /** Keeps what was typed and takes the other changes. */
    keepChanges: (mine: UpdateForm, present: LoadedOrder) => {
      if (base) rebase(present, merge(mine, base.order, present), 'merged')
    },
    /** Restores a draft over the order as it is now. */
    restore: ({ form, order }: UpdateDraft) => {
      if (loaded) rebase(loaded, merge(form, order, loaded), 'editing')
    },
    /** Loads the items again and keeps the other typed values. Typed rows can be brought back. */
    resetItems: async (form: UpdateForm) => {
      const present = await host.api.orderDetails(workOrderNumber).catch(() => undefined)
      if (!present || !base) return setProgress({ state: 'failed' })
      const { items } = toForm(present.workOrder, base.clock)
      rebase(present, { ...merge(form, base.order, present), items }, 'editing')
      if (areItemsDirty(form.items, base.start.items)) setBeforeReset({ form, order: base.order })
    },
    /** Brings the rows back that `resetItems` replaced, and keeps what was typed elsewhere since. */
    undoReset:
      beforeReset &&
      ((form: UpdateForm) => {
        if (loaded)
          rebase(loaded, { ...form, items: merge(beforeReset.form, beforeReset.order, loaded).items }, 'editing')
      }),
  }
}

function progressOf(unsent: UnsentUpdate | undefined): Progress {
  if (unsent?.conflict) return { state: 'conflict', ...unsent.conflict }
  return { state: unsent?.state === 'unsent' || unsent?.state === 'merged' ? unsent.state : 'editing' }
}

/** The save in the outbox may have reached the server with an attempt whose response was lost. */
function sentFormOf({ stored, held }: UnsentUpdate): SentForm {
  return { payload: stored.payload, idempotencyKey: held.entry.idempotencyKey, form: stored.form }
}

function createBase(loaded: LoadedOrder, itemTypes: readonly ItemType[], zone: string): OrderFormBase {
  const order = loaded.workOrder
  const clock = editorClock(order, zone)
  const validator = createValidator({ clock, savedNoLoadTime: order.noLoadPickupTime, savedCharge: order.ocCharge })
  return { order, itemTypes, clock, validator, start: toForm(order, clock) }
}
