import {
  isApiError,
  isOrderGone,
  mayHaveTakenEffect,
  newIdempotencyKey,
  useHost,
  type WorkOrder,
} from '@carrier-portal/contract'
import { dropDrafts, useWhenOnline } from '@carrier-portal/shared-ui/feedback'
import { useRef, useState } from 'react'
import { useOrder } from '../details/useOrder.ts'
import type { LoadFailure } from '../failure/LoadError.tsx'
import { reportCrash } from '../failure/reportCrash.ts'
import { useAnnounceGone } from '../failure/useAnnounceGone.ts'
import { keepUnsent, type SaveFailure, saveFailure } from '../outbox/keepUnsent.ts'
import { useTrackSave } from '../outbox/saveTracking.ts'
import { useHeldSave } from '../outbox/useHeldSave.ts'
import { useSendLater } from '../outbox/useSendLater.ts'
import type { ChargeDialogProps } from './ChargeDialog.tsx'
import {
  announceCharge,
  CHARGE_JOB,
  type StoredCharge,
  sendCharge,
  storedCharge,
  unsentCharge,
} from './unsentCharge.ts'

type ChargeProgress = { readonly state: 'loading' | Sending } | ({ readonly state: 'loadFailed' } & LoadFailure)

/** `changed`: someone else changed the charge, and nothing was sent. `crashed`: an error of our own stopped the save. */
type Sending = 'editing' | 'sending' | 'changed' | 'crashed' | SaveFailure

/** A charge that was sent over another one, and its idempotency key. */
interface Attempt extends Pick<StoredCharge, 'charge' | 'old'> {
  readonly key: string
}

/** Loads the current charge for Update Charge and sends the new one. */
export function useCharge({ workOrderNumber, workOrderId: listedId = null, onClose }: ChargeDialogProps) {
  const host = useHost()
  const draftKey = `charge:${workOrderNumber}`
  const trackSave = useTrackSave()
  const save = useHeldSave(CHARGE_JOB, workOrderNumber)
  // A charge that is being sent changes the order.
  const order = useOrder(workOrderNumber, save.state === 'loading')
  const held = save.state === 'held' ? save.held : undefined
  const { begin, sendLater } = useSendLater(CHARGE_JOB, workOrderNumber, held)
  const stored = held && storedCharge(held.entry)
  const [progress, setProgress] = useState<Sending>('editing')
  const [changed, setChanged] = useState<WorkOrder>()
  const [isDraftOfGone, setIsDraftOfGone] = useState(false)
  const loaded = useLastDefined(order.state === 'loaded' ? order.loaded.workOrder : undefined)
  const workOrder = changed ?? loaded
  const lastAttempt = useRef<Attempt>(undefined)
  /** The charges that were sent without a response. */
  const unacknowledged = useRef<readonly number[]>([])
  const old = workOrder ? workOrder.ocCharge : stored?.old
  const knownId = workOrder?.workOrderId ?? listedId ?? stored?.workOrderId ?? null
  const isGone = order.state === 'failed' && isOrderGone(order.error)
  // An order that is gone has no other form in which its draft could be read or discarded.
  if (isGone && !isDraftOfGone && host.drafts.find(draftKey)) setIsDraftOfGone(true)
  const isFormShown = workOrder !== undefined || (order.state === 'failed' && (knownId !== null || isDraftOfGone))
  useAnnounceGone(workOrderNumber, progress === 'unavailable')
  useWhenOnline(() => {
    if (progress === 'unreachable') setProgress('editing')
  })

  /**
   * The same correction keeps its key, because an earlier attempt may have arrived. With another charge, or over another one,
   * it is new work: the server would repeat its response to the earlier attempt and save nothing.
   */
  const keyOf = (charge: number): string => {
    const ofEntry = held && stored ? { ...stored, key: held.entry.idempotencyKey } : undefined
    const last = lastAttempt.current ?? ofEntry
    const isSame = last?.charge === charge && last.old === old
    const attempt = isSame ? last : { charge, old, key: newIdempotencyKey() }
    lastAttempt.current = attempt
    return attempt.key
  }

  const send = async (charge: number) => {
    const workOrderId = knownId
    if (workOrderId === null) return setProgress(isGone ? 'unavailable' : 'failed')
    setProgress('sending')
    const idempotencyKey = keyOf(charge)
    const { signal, isOwn } = begin()
    const ofEntry = stored ? [...(stored.earlier ?? []), stored.charge] : []
    const correction = { workOrderId, charge, old, earlier: [...ofEntry, ...unacknowledged.current] }
    try {
      const present = await sendCharge(host.api, workOrderNumber, correction, idempotencyKey, signal)
      if (present) {
        setChanged(present)
        return setProgress('changed')
      }
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.operation === 'updateCharge' && mayHaveTakenEffect(error))
        unacknowledged.current = [...unacknowledged.current, charge]
      const unsent = unsentCharge(workOrderNumber, correction, idempotencyKey)
      if (!isOwn() || !(await keepUnsent(host, error, unsent))) return setProgress(saveFailure(error))
      dropDrafts(host.drafts, draftKey)
      return onClose('CLOSED')
    }
    await held?.remove().catch(() => undefined)
    dropDrafts(host.drafts, draftKey)
    announceCharge(host, workOrderNumber)
    onClose('CHARGE_SUCCESS')
  }

  const sendOrReportCrash = (charge: number) =>
    send(charge).catch((error: unknown) => {
      setProgress('crashed')
      reportCrash(host.telemetry, error)
    })

  return {
    progress: save.state === 'loading' ? ({ state: 'loading' } as const) : progressOf(order, isFormShown, progress),
    /** The amount of the unsent save that the form edits. */
    unsent: stored?.charge,
    draftKey,
    old: old ?? null,
    /** Set while the current charge is unknown because the details failed. */
    oldFailure: !workOrder && order.state === 'failed' ? order : undefined,
    /** The order is gone and its id unknown: the form is only there for the draft. */
    isForDraft: isGone && knownId === null,
    /** The backend refuses each correction: an embedding page can open the charge of any order. */
    isNotCompleted: workOrder !== undefined && workOrder.status !== 'COMPLETED',
    send: (charge: number) => trackSave(sendOrReportCrash(charge)),
    sendLater,
    dismiss: () => setProgress('editing'),
    /** Closes without saving; what was typed stays as the draft. */
    close: () => onClose('CLOSED'),
    dropDraft: () => host.drafts.drop(draftKey),
  }
}

function progressOf(order: ReturnType<typeof useOrder>, isFormShown: boolean, progress: Sending): ChargeProgress {
  if (isFormShown) return { state: progress }
  return order.state === 'failed' ? { ...order, state: 'loadFailed' } : { state: 'loading' }
}

/** The last defined value: a new sign-in loads the order again and must not remove the form meanwhile. */
function useLastDefined<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
