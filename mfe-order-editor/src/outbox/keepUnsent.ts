import { type ApiError, isOrderGone, type PortalHost, type UnsentSave } from '@carrier-portal/contract'
import { messages } from './messages.ts'

/**
 * How a save failed that is only in its form.
 * - `unreachable`: the server was not reached, and the host cannot keep the save to send it later
 * - `unavailable`: the server has no such order for this user any longer
 * - `failed`: the server refused it or had an error
 */
export type SaveFailure = 'unreachable' | 'unavailable' | 'failed'

/** The failure of a save that was not kept. */
export function saveFailure(error: ApiError): SaveFailure {
  if (mayBeKept(error)) return 'unreachable'
  return isOrderGone(error) ? 'unavailable' : 'failed'
}

/**
 * Keeps a save that failed because it could not reach the server, to be sent later; it replaces the unsent save that the form
 * holds. Resolves with false after another failure, where the host cannot keep it, or another window has kept a save of this
 * order meanwhile, which is not overwritten: the form then shows the error and stays open.
 */
export async function keepUnsent(
  host: PortalHost,
  error: ApiError,
  save: Omit<UnsentSave, 'remote'>,
): Promise<boolean> {
  if (!mayBeKept(error)) return false
  const isKept = (await host.outbox?.add({ ...save, remote: 'mfe-order-editor' })) ?? false
  if (isKept) host.notify({ tone: 'neutral', text: messages[host.locale.get()].savedOnDevice, afterMs: 300 })
  return isKept
}

/** The save did not reach the server, its response was lost, or the user ended it. */
function mayBeKept({ failure }: ApiError): boolean {
  return ['network', 'timeout', 'cancelled'].includes(failure)
}
