import type { LoadedOrder } from '@carrier-portal/contract'
import { toForm } from '../form/conversions.ts'
import type { UpdateForm } from '../rules/updateForm.ts'
import { editorClock } from '../time/editorClock.ts'
import { hasArrived } from './hasArrived.ts'
import { rebaseAfterLostResponse } from './rebaseAfterLostResponse.ts'
import { afterArrival, type OrderConflict, startOver } from './startOfDraft.ts'
import type { StoredUpdate } from './unsentUpdate.ts'
import type { UpdateDraft } from './updateDraft.ts'

/**
 * How a form that edits an unsent save begins.
 * - `arrived`: the save had reached the server; only what was typed since is left
 * - `unsent`: the typed values over the order as it is now, or as it was without a connection
 * - `merged`: an earlier save had reached the server; the later edits are kept over it
 * - `conflict`: someone else changed the order meanwhile
 */
export interface UnsentStart {
  readonly state: 'arrived' | 'unsent' | 'merged' | 'conflict'
  readonly loaded: LoadedOrder
  readonly initial: UpdateForm
  readonly conflict?: OrderConflict
}

/**
 * The start of the form. `newerDraft` is what was typed after the save; `present` is the server's order, or undefined
 * where it could not be loaded.
 */
export function startOfUnsent(
  stored: StoredUpdate,
  newerDraft: UpdateDraft | undefined,
  present: LoadedOrder | undefined,
  zone: string,
): UnsentStart {
  const form = newerDraft?.form ?? stored.form
  const loaded = newerDraft ? { workOrder: newerDraft.order, version: undefined } : stored.loaded
  if (!present) return { state: 'unsent', loaded, initial: form }
  // A save of the newer draft, which replaces the one in the outbox.
  const newerArrived = newerDraft && afterArrival(newerDraft, present.workOrder, zone)
  if (newerArrived) return { state: 'arrived', loaded: present, initial: newerArrived }
  const clock = editorClock(present.workOrder, zone)
  const afterLostResponse = (sent: UpdateForm) => rebaseAfterLostResponse(form, sent, present.workOrder, clock)
  const before = stored.loaded.workOrder
  if (hasArrived(before, stored.payload, present.workOrder)) {
    const initial = newerDraft ? afterLostResponse(stored.form) : toForm(present.workOrder, clock)
    return { state: 'arrived', loaded: present, initial }
  }
  const { unacknowledged } = stored
  if (unacknowledged && hasArrived(before, unacknowledged.payload, present.workOrder))
    return { state: 'merged', loaded: present, initial: afterLostResponse(unacknowledged.form) }
  const start = startOver(form, loaded, present, zone)
  return { state: start.conflict ? 'conflict' : 'unsent', ...start }
}
