import { isApiError, type PortalHost, type UnsentSave } from '@carrier-portal/contract'
import { messages } from './messages.ts'

/** Whether a failed save is kept, to be sent later: it did not reach the server, its response was lost, or the user ended it. */
export function mayBeKept(error: unknown): boolean {
  return isApiError(error) && ['network', 'timeout', 'cancelled'].includes(error.failure)
}

/**
 * Keeps a save that could not reach the server, to be sent later; it replaces the unsent save that the form holds. Resolves
 * with false where the host cannot keep it, or another window has kept a save of this order meanwhile, which is not
 * overwritten: the form then shows the error and stays open.
 */
export async function keepUnsent(host: PortalHost, save: Omit<UnsentSave, 'remote'>): Promise<boolean> {
  const isKept = (await host.outbox?.add({ ...save, remote: 'mfe-order-editor' })) ?? false
  if (isKept) host.notify({ tone: 'neutral', text: messages[host.locale.get()].savedOnDevice, afterMs: 300 })
  return isKept
}
