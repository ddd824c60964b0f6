import { type ApiError, isOrderGone, newIdempotencyKey, type PortalHost } from '@carrier-portal/contract'
import { keepUnsent, mayBeKept } from '../../outbox/keepUnsent.ts'
import { keyFor, type SaveOutcome, saveOrder } from './saveOrder.ts'
import { type StoredUpdate, type UnacknowledgedUpdate, unsentUpdate } from './unsentUpdate.ts'

/**
 * How a save from the form ended: as `saveOrder` says, except that a failed one is
 * - `kept`: the server was not reached, and the host's outbox sends the save later
 * - `unreachable`: the server was not reached, and the host cannot keep the save
 * - `unavailable`: the server has no such order for this user any longer
 * - `failed`: the server refused it or had an error
 */
type FormSaveOutcome =
  | Exclude<SaveOutcome, { state: 'failed' }>
  | { readonly state: 'kept' }
  | ({ readonly state: 'unreachable' | 'unavailable' | 'failed' } & NotSaved)

interface NotSaved {
  /** A save that the server may have applied. */
  readonly unacknowledged: UnacknowledgedUpdate | undefined
}

/**
 * Saves an order, or keeps the save for later while there is no connection. Rejects only for errors of our own.
 * @param signal ends the save, which then counts as one that did not reach the server
 * @param onSend called when the save is about to be sent
 */
export async function saveOrKeep(
  host: PortalHost,
  save: StoredUpdate,
  signal: AbortSignal,
  onSend: () => void,
): Promise<FormSaveOutcome> {
  const { loaded, payload, removedIds, form, unacknowledged } = save
  const request = { api: host.api, loaded, payload, removedIds, createKey: newIdempotencyKey, signal, onSend }
  const outcome = await saveOrder({ ...request, unacknowledgedSave: unacknowledged })
  if (outcome.state !== 'failed') return outcome
  const { error, unacknowledgedSave } = outcome
  const unsent = unsentUpdate(save, keyFor({ ...request, unacknowledgedSave }))
  if (mayBeKept(error) && (await keepUnsent(host, unsent))) return { state: 'kept' }
  // A save that was already unacknowledged keeps the form that it was made from.
  const isSame = unacknowledgedSave === unacknowledged
  return {
    state: failedState(error),
    unacknowledged: isSame ? unacknowledged : unacknowledgedSave && { ...unacknowledgedSave, form },
  }
}

function failedState(error: ApiError): 'unreachable' | 'unavailable' | 'failed' {
  if (mayBeKept(error)) return 'unreachable'
  return isOrderGone(error) ? 'unavailable' : 'failed'
}
