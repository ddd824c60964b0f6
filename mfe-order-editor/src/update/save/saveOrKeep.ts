import { newIdempotencyKey, type PortalHost } from '@carrier-portal/contract'
import { keepUnsent, type SaveFailure, saveFailure } from '../../outbox/keepUnsent.ts'
import type { RunningSave } from '../../outbox/useSendLater.ts'
import { keyFor, type SaveOutcome, saveOrder } from './saveOrder.ts'
import { type StoredUpdate, type UnacknowledgedUpdate, unsentUpdate } from './unsentUpdate.ts'

/** How a save from the form ended: as `saveOrder` says, except that a failed one may be `kept`: the host's outbox sends it later. */
type FormSaveOutcome =
  | Exclude<SaveOutcome, { state: 'failed' }>
  | { readonly state: 'kept' }
  | {
      readonly state: SaveFailure
      /** A save that the server may have applied. */
      readonly unacknowledged: UnacknowledgedUpdate | undefined
    }

/**
 * Saves an order, or keeps the save for later while there is no connection. Rejects only for errors of our own.
 * @param onSend called when the save is about to be sent
 */
export async function saveOrKeep(
  host: PortalHost,
  save: StoredUpdate,
  { signal, isOwn }: RunningSave,
  onSend: () => void,
): Promise<FormSaveOutcome> {
  const { loaded, payload, removedIds, form, unacknowledged } = save
  const request = { api: host.api, loaded, payload, removedIds, createKey: newIdempotencyKey, signal, onSend }
  const outcome = await saveOrder({ ...request, unacknowledgedSave: unacknowledged })
  if (outcome.state !== 'failed') return outcome
  const { error, unacknowledgedSave } = outcome
  const unsent = unsentUpdate(save, keyFor({ ...request, unacknowledgedSave }))
  if (isOwn() && (await keepUnsent(host, error, unsent))) return { state: 'kept' }
  // A save that was already unacknowledged keeps the form that it was made from.
  const isSame = unacknowledgedSave === unacknowledged
  return {
    state: saveFailure(error),
    unacknowledged: isSame ? unacknowledged : unacknowledgedSave && { ...unacknowledgedSave, form },
  }
}
