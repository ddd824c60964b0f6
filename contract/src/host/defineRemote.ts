import type { ComponentType } from 'react'
import type { OrderRequest, OrderResult, PortalHost } from './portalHost.ts'

/** What a remote's screen is given. */
export interface ScreenProps {
  readonly host: PortalHost
}

/** What the order editor's dialog is given: shown at once, it calls `onClose` exactly once. */
export interface OrderDialogProps extends ScreenProps {
  readonly request: OrderRequest
  onClose(result: OrderResult): void
}

/** The one thing a remote exposes, as the default export of `./remote`. */
export interface RemoteDefinition {
  /** The range of host contract versions it works with, for example '^1.0'. */
  readonly contract: string
  readonly Screen: ComponentType<ScreenProps>
  /** Only the remote that answers `host.orders.open` has one. */
  readonly OrderDialog?: ComponentType<OrderDialogProps>
}

/** Checks a remote's shape where it is written; the shell checks it again where it is loaded. */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return Object.freeze(definition)
}

/** Whether a loaded module's default export is a remote that can be rendered. */
export function isRemoteDefinition(value: unknown): value is RemoteDefinition {
  if (typeof value !== 'object' || value === null) return false
  const candidate = value as Partial<RemoteDefinition>
  return typeof candidate.contract === 'string' && isComponent(candidate.Screen)
}

function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}
