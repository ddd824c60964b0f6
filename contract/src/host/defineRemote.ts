import type { ComponentType } from 'react'
import type { OrderRequest, OrderResult, PortalHost } from './portalHost.ts'

/** Props of a remote's screen. */
export interface ScreenProps {
  readonly host: PortalHost
}

/** Props of the order editor's dialog, which is open when mounted and calls `onClose` exactly once. */
export interface OrderDialogProps extends ScreenProps {
  readonly request: OrderRequest
  onClose(result: OrderResult): void
}

/** The default export of a remote's exposed module `./remote`. */
export interface RemoteDefinition {
  /** The range of supported host contract versions, for example '^1.0'. */
  readonly contract: string
  readonly Screen: ComponentType<ScreenProps>
  /** Present only in the remote that implements `host.orders.open`. */
  readonly OrderDialog?: ComponentType<OrderDialogProps>
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
