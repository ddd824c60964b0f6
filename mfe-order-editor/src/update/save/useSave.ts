import { type LoadedOrder, type OrderResult, type OrderStep, useHost } from '@carrier-portal/contract'
import { dropDrafts, reviseDrafts } from '@carrier-portal/shared-ui/feedback'
import { reportCrash } from '../../failure/reportCrash.ts'
import type { SaveFailure } from '../../outbox/keepUnsent.ts'
import { useTrackSave } from '../../outbox/saveTracking.ts'
import { useSendLater } from '../../outbox/useSendLater.ts'
import { toPayload } from '../form/conversions.ts'
import type { OrderFormBase } from '../form/orderFormContext.ts'
import { isDirty } from '../rules/isDirty.ts'
import { removedIds } from '../rules/itemList.ts'
import type { UpdateForm } from '../rules/updateForm.ts'
import { announceSave } from './announceSave.ts'
import { draftAfterSave } from './draftAfterSave.ts'
import { rebaseAfterLostResponse } from './rebaseAfterLostResponse.ts'
import type { SaveOutcome } from './saveOrder.ts'
import { saveOrKeep } from './saveOrKeep.ts'
import { UPDATE_JOB } from './unsentUpdate.ts'
import { draftKey, type UpdateDraft } from './updateDraft.ts'
import type { EditedOrder } from './useEditedOrder.ts'

/**
 * The dialog's state once the order is loaded. `merged`: the typed values are kept over a newer order. `unsent`: they
 * are those of a save that was not sent yet. `crashed`: an error of our own stopped the save.
 */
export type Progress =
  | { readonly state: 'editing' | 'saving' | 'crashed' | 'merged' | 'unsent' | SaveFailure }
  | Extract<SaveOutcome, { state: 'conflict' }>

/** What a save does to the dialog. */
interface SaveEffects {
  setProgress(progress: Progress): void
  /** Continues with a newer order and with what was typed since. */
  rebase(present: LoadedOrder, form: UpdateForm, state: 'merged'): void
  onClose(result: OrderResult): void
}

/**
 * Saves the form; `save` never rejects. `sendLater` ends a save that takes long and keeps it in the host's outbox.
 * @param step the stop with whose short form the dialog begins
 */
export function useSave(
  workOrderNumber: string,
  edited: EditedOrder,
  step: OrderStep | undefined,
  { setProgress, rebase, onClose }: SaveEffects,
) {
  const host = useHost()
  const trackSave = useTrackSave()
  const { loaded, base, held } = edited
  const { begin, sendLater } = useSendLater(UPDATE_JOB, workOrderNumber, held)

  /** Drops the drafts of a saved form. The short form does not show what it offers, and over an unsent save none is offered. */
  const dropSaved = (form: UpdateForm, base: OrderFormBase) => {
    const key = draftKey(base.order.workOrderNumber)
    if (!step && !held) return dropDrafts(host.drafts, key)
    host.drafts.drop(key)
    reviseDrafts<UpdateDraft>(host.drafts, key, (draft) => draftAfterSave(draft, form, base, step))
  }

  const save = async (form: UpdateForm) => {
    const payload = base && toPayload(form, base.order, base.clock)
    if (!loaded || !payload) return setProgress({ state: 'failed' })
    const key = draftKey(base.order.workOrderNumber)
    setProgress({ state: 'saving' })
    const unacknowledged = edited.unacknowledgedSave()
    const { itemTypes, clock } = base
    const work = { loaded, itemTypes, form, zone: clock.zone, payload, removedIds: removedIds(form.items) }
    const outcome = await saveOrKeep(host, { ...work, unacknowledged }, begin(), () => {
      edited.setSending(form)
      // The page may be closed before the response: the draft then says what the server may have already.
      if (isDirty(form, edited.saved))
        host.drafts.keep<UpdateDraft>(key, {
          form,
          order: base.order,
          zone: clock.zone,
          sent: form,
          typedOver: edited.typedOver,
        })
    })
    if (outcome.state === 'conflict') return setProgress(outcome)
    if (outcome.state === 'alreadySaved') {
      const sent = unacknowledged?.form ?? form
      const { present } = outcome
      // The lists show the order as it was before the earlier save.
      host.orders.announce({ workOrderNumber: base.order.workOrderNumber, kind: 'updated' })
      return rebase(present, rebaseAfterLostResponse(form, sent, present.workOrder, base.clock), 'merged')
    }
    if ('unacknowledged' in outcome) {
      edited.keepUnacknowledged(outcome.unacknowledged)
      return setProgress({ state: outcome.state })
    }
    if (outcome.state === 'kept') {
      dropSaved(form, base)
      return onClose('CLOSED')
    }
    await held?.remove().catch(() => undefined)
    dropSaved(form, base)
    announceSave(host, base.order.workOrderNumber, outcome.notDeletedIds.length)
    onClose('UPDATE_SUCCESS')
  }

  const saveOrReportCrash = async (form: UpdateForm) => {
    try {
      await save(form)
    } catch (error) {
      // An error of our own is reported as such and not shown as a network failure.
      setProgress({ state: 'crashed' })
      reportCrash(host.telemetry, error)
    }
  }
  return { save: (form: UpdateForm) => trackSave(saveOrReportCrash(form)), sendLater }
}
