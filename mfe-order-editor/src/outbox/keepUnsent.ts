import type { ApiError, PortalHost, UnsentSave } from '@carrier-portal/contract'
import { messages } from './messages.ts'

/** Whether a call did not reach the server, or its response was lost. */
export function isUnreachable({ failure }: ApiError): boolean {
  return failure === 'network' || failure === 'timeout'
}

/**
 * Keeps a save that could not reach the server, to be sent later. Resolves with false where the host cannot keep it:
 * the form then shows the error and stays open.
 */
export async function keepUnsent(host: PortalHost, save: Omit<UnsentSave, 'remote'>): Promise<boolean> {
  const isKept = (await host.outbox?.add({ ...save, remote: 'mfe-order-editor' })) ?? false
  if (isKept) host.notify({ tone: 'neutral', text: messages[host.locale.get()].savedOnDevice, afterMs: 300 })
  return isKept
}
