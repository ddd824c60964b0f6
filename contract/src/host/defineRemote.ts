import type { ComponentType } from 'react'
import type { OrderRequest, OrderResult } from './orders.ts'
import type { OutboxEntry } from './outbox.ts'
import type { PortalHost } from './portalHost.ts'

/** Props of a remote's screen. */
export interface ScreenProps {
  readonly host: PortalHost
}

/** Props of the order editor's dialog, which is open when mounted and calls `onClose` exactly once. */
export interface OrderDialogProps extends ScreenProps {
  readonly request: OrderRequest
  onClose(result: OrderResult): void
}

/** Sends the entries that a remote put into the outbox, in whatever version of the remote is then active. */
export interface Job {
  /** The newest schema of entries that this version reads; it also reads all older ones. */
  readonly schema: number
  /**
   * Compares the order with the server's and sends the entry. 'conflict': someone else changed it, nothing was sent.
   * Rejects with the ApiError of a failed call; the host decides by it whether to try again.
   */
  run(entry: OutboxEntry, host: PortalHost): Promise<'sent' | 'conflict'>
}

/** The default export of a remote's exposed module `./remote`. */
export interface RemoteDefinition {
  /** The range of supported host contract versions, for example '^1.0'. */
  readonly contract: string
  readonly Screen: ComponentType<ScreenProps>
  /**
   * Since 1.2. Starts what the screen needs first, usually the call that loads its data. The host may call it before it
   * renders the screen; the screen also works where it was not called. A promise resolves when that has arrived: a host
   * that expects it within a moment may wait for it, so that the first render contains it.
   */
  prepare?(host: PortalHost): void | Promise<void>
  /** Present only in the remote that implements `host.orders.open`. */
  readonly OrderDialog?: ComponentType<OrderDialogProps>
  /** Since 1.4. Belongs to OrderDialog: loads the orders of `host.orders.prepare`. */
  prepareOrders?(host: PortalHost, workOrderNumbers: readonly string[]): void | Promise<void>
  /** Since 1.1. Required of a remote that adds to `host.outbox`. */
  readonly jobs?: Readonly<Record<string, Job>>
}

/** Types a remote's definition; the shell checks its shape again after loading. */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return Object.freeze(definition)
}

/** Whether the default export of a loaded module is a remote definition. */
export function isRemoteDefinition(value: unknown): value is RemoteDefinition {
  if (typeof value !== 'object' || value === null) return false
  const candidate = value as Partial<RemoteDefinition>
  return typeof candidate.contract === 'string' && isComponent(candidate.Screen)
}

function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}
