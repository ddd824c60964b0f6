import { type LoadedOrder, type OrderResult, useHost } from '@carrier-portal/contract'
import { deviceZone } from '@carrier-portal/shared-ui/time'
import { useMemo, useRef, useState } from 'react'
import { afterArrival } from './afterArrival.ts'
import { draftKey, type UpdateDraft } from './draft.ts'
import { editorClock } from './editorClock.ts'
import { toForm, type UpdateForm } from './form.ts'
import { removedIds } from './items.ts'
import { createJudge } from './judge.ts'
import { keepMine } from './keepMine.ts'
import { newIdempotencyKey } from './newIdempotencyKey.ts'
import { toPayload } from './payload.ts'
import { type SaveOutcome, saveOrder, type Unanswered } from './saveOrder.ts'
import { type Basis, BLANK } from './updateTools.ts'
import { useTellSaved } from './useTellSaved.ts'
import { useUpdateStart } from './useUpdateStart.ts'

/** What the dialog does once the order is loaded. 'kept': what was typed stands over what somebody else saved. */
export type Progress =
  | { readonly state: 'editing' | 'saving' | 'failed' | 'kept' }
  | Extract<SaveOutcome, { state: 'conflict' }>

export type Phase = Progress | { readonly state: 'loading' } | { readonly state: 'unloaded'; retry(): void }

/** The life of the Update Order Details dialog: load, edit, save, and what may come between. */
export function useUpdate(workOrderNumber: string, onClose: (result: OrderResult) => void) {
  const host = useHost()
  const start = useUpdateStart(workOrderNumber)
  const tellSaved = useTellSaved(workOrderNumber)
  const [goneOn, setGoneOn] = useState<{ loaded: LoadedOrder; initial: UpdateForm }>()
  const [progress, setProgress] = useState<Progress>({ state: 'editing' })
  const unanswered = useRef<Unanswered & { readonly form: UpdateForm }>(undefined)

  const zone = host.settings.timeZone ?? deviceZone()
  const loaded = goneOn?.loaded ?? (start.state === 'ready' ? start.loaded : undefined)
  const itemTypes = start.state === 'ready' ? start.itemTypes : undefined
  const basis = useMemo(
    () => (loaded && itemTypes ? basisOf(loaded, itemTypes, zone) : undefined),
    [loaded, itemTypes, zone],
  )

  /** Goes on from the order as it was just read, with what the form shall hold now. */
  const goOn = (present: LoadedOrder, initial: UpdateForm, state: 'editing' | 'kept') => {
    unanswered.current = undefined
    host.drafts.drop(draftKey(workOrderNumber))
    setGoneOn({ loaded: present, initial })
    setProgress({ state })
  }
  const asLoaded = ({ workOrder }: LoadedOrder) => toForm(workOrder, editorClock(workOrder, zone))
  const merged = (mine: UpdateForm, before: LoadedOrder['workOrder'], { workOrder }: LoadedOrder) =>
    keepMine(mine, before, workOrder, editorClock(workOrder, zone))

  const save = async (form: UpdateForm) => {
    const payload = basis && toPayload(form, basis.order, basis.clock)
    if (!loaded || !payload) return setProgress({ state: 'failed' })
    setProgress({ state: 'saving' })
    const work = { api: host.api, loaded, payload, removedIds: removedIds(form.items), newKey: newIdempotencyKey }
    const outcome = await saveOrder({ ...work, unanswered: unanswered.current })
    if (outcome.state === 'conflict') return setProgress(outcome)
    if (outcome.state === 'arrived') {
      const sent = unanswered.current?.form ?? form
      return goOn(outcome.present, afterArrival(form, sent, outcome.present.workOrder, basis.clock), 'kept')
    }
    if (outcome.state === 'failed') {
      const sent = unanswered.current
      // The same lost send keeps the form it was made of.
      if (outcome.unanswered && outcome.unanswered !== sent) unanswered.current = { ...outcome.unanswered, form }
      else unanswered.current = outcome.unanswered && sent
      return setProgress({ state: 'failed' })
    }
    host.drafts.drop(draftKey(workOrderNumber))
    tellSaved(outcome.stillThere.length)
    onClose('UPDATE_SUCCESS')
  }

  return {
    phase: (start.state === 'ready' ? progress : start) satisfies Phase as Phase,
    basis,
    initial: goneOn?.initial ?? basis?.start ?? BLANK,
    save,
    /** Closes without saving. A draft that was offered and not answered stays; what was typed now goes. */
    close: (typed: boolean) => {
      if (typed) host.drafts.drop(draftKey(workOrderNumber))
      onClose('CLOSED')
    },
    /** Takes what is on the order now and drops what was typed. */
    reload: (present: LoadedOrder) => goOn(present, asLoaded(present), 'editing'),
    /** Keeps what was typed, over what is on the order now. */
    keep: (mine: UpdateForm, present: LoadedOrder) => {
      if (basis) goOn(present, merged(mine, basis.order, present), 'kept')
    },
    /** Brings a draft back, over whatever the order is now. */
    restore: ({ form, order }: UpdateDraft) => {
      if (loaded) goOn(loaded, merged(form, order, loaded), 'editing')
    },
    /** Loads the items again and keeps the rest (decisions, section 4, "Reset Form"). */
    resetItems: async (form: UpdateForm) => {
      const present = await host.api.orderDetails(workOrderNumber).catch(() => undefined)
      if (!present || !basis) return setProgress({ state: 'failed' })
      goOn(present, { ...merged(form, basis.order, present), items: asLoaded(present).items }, 'editing')
    },
  }
}

function basisOf(loaded: LoadedOrder, itemTypes: Basis['itemTypes'], zone: string): Basis {
  const order = loaded.workOrder
  const clock = editorClock(order, zone)
  const judge = createJudge({ clock, savedNoLoadTime: order.noLoadPickupTime })
  return { order, itemTypes, clock, judge, start: toForm(order, clock) }
}
