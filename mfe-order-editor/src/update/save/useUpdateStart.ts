import { type HeldEntry, isOrderGone, useHost } from '@carrier-portal/contract'
import { useState } from 'react'
import { useHeldSave } from '../../outbox/useHeldSave.ts'
import { startOfUnsent, type UnsentStart } from './startOfUnsent.ts'
import { type StoredUpdate, storedUpdate, UPDATE_JOB } from './unsentUpdate.ts'
import { draftInZone, draftKey, type UpdateDraft } from './updateDraft.ts'
import { type OrderLoad, useLoadOrder } from './useLoadOrder.ts'

/** The unsent save that the form continues. */
export interface UnsentUpdate extends UnsentStart {
  readonly stored: StoredUpdate
  readonly held: HeldEntry
  /** The form begins with a draft that is newer than the save. */
  readonly isEdited: boolean
}

interface UpdateStart extends Extract<OrderLoad, { state: 'ready' }> {
  readonly unsent?: UnsentUpdate
}

/**
 * What the form begins with: the order from the server, or the order's unsent save, which needs no connection. Once
 * ready it stays, so that a new sign-in does not replace a form that is being edited.
 */
export function useUpdateStart(
  workOrderNumber: string,
  zone: string,
): UpdateStart | Exclude<OrderLoad, { state: 'ready' }> {
  const { drafts } = useHost()
  const save = useHeldSave(UPDATE_JOB, workOrderNumber)
  const [ready, setReady] = useState<UpdateStart>()
  // A save that is being sent changes the order.
  const load = useLoadOrder(workOrderNumber, ready !== undefined || save.state === 'loading')
  if (ready) return ready
  if (load.state === 'loading') return { state: 'loading' }
  const stored = save.state === 'held' ? storedUpdate(save.held.entry, zone) : undefined
  if (save.state !== 'held' || !stored) {
    if (load.state === 'ready') setReady(load)
    return load
  }
  const { held } = save
  const draft = drafts.find<UpdateDraft>(draftKey(workOrderNumber))
  // A clock that was set back makes what was typed over the save look older than the save.
  const isNewer = draft && (draft.value.typedOver === held.entry.savedAt || draft.keptAt > held.entry.savedAt)
  const newerDraft = isNewer ? draftInZone(draft.value, zone) : undefined
  const isGone = load.state === 'ready' ? load.isGone : isOrderGone(load.error)
  const present = load.state === 'ready' && load.copiedAt === undefined && !isGone ? load.loaded : undefined
  const unsent = {
    ...startOfUnsent(stored, newerDraft, present, zone),
    stored,
    held,
    isEdited: newerDraft !== undefined,
  }
  const itemTypes = load.state === 'ready' ? load.itemTypes : stored.itemTypes
  const start: UpdateStart = { state: 'ready', loaded: unsent.loaded, itemTypes, isGone, unsent }
  setReady(start)
  return start
}
