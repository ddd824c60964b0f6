import type { OrderStatus } from '../api/payloads.ts'
import type { Emitter } from './store.ts'

/** The dialogs of one order: its details, the form "Update Order Details", and the charge of a completed order. */
export type OrderView = 'details' | 'update' | 'charge'

/** The stops of an order that a driver records. */
export type OrderStep = 'pickup' | 'dropoff'

/** A request to open one order; the order editor remote handles it. */
export interface OrderRequest {
  readonly view: OrderView
  readonly workOrderNumber: string
  /** The id from the list. The charge dialog works with it when the details cannot be loaded. */
  readonly workOrderId?: number | string | null
  /**
   * For `view: 'update'`: shows only the fields that are missing to record that stop now. An editor without this option
   * opens the whole form.
   */
  readonly step?: OrderStep
  /** For `view: 'details'`: the numbers of the list around the order, for "Previous order" and "Next order". */
  readonly list?: readonly string[]
  /**
   * For `view: 'details'`: is called with the number of each order that "Previous order" and "Next order" show. An editor
   * without this option does not call it.
   */
  onShow?(workOrderNumber: string): void
  /** For `view: 'details'`: the buttons that the list has for its orders; the first one is the primary one. */
  readonly actions?: readonly OrderAction[]
}

/** A button of the screen that opened an order. The details close before it runs. */
export interface OrderAction {
  readonly label: string
  /**
   * The status in which an order has this action: the button of an order that was loaded in another one is disabled. An editor
   * without this option leaves it enabled.
   */
  readonly status?: OrderStatus
  run(workOrderNumber: string): void
}

/** How the order dialog closed. 'UNAVAILABLE': the editor is not in the registry or could not be loaded. */
export type OrderResult = 'UPDATE_SUCCESS' | 'CHARGE_SUCCESS' | 'CLOSED' | 'UNAVAILABLE'

/**
 * A change that this user saved in this tab; lists refetch after it. `updated` is also an order that the server no longer
 * has for this user, or has in another status than the list, as a call of this tab has shown.
 */
export interface OrderChange {
  readonly workOrderNumber: string
  readonly kind: 'accepted' | 'declined' | 'updated' | 'charged'
}

/** Opens the dialogs of the order editor, and passes on which orders were changed. */
export interface Orders {
  /**
   * Opens the dialog over the current screen and resolves when it has closed. Never rejects; throws a TypeError for a
   * value that is no request.
   */
  open(request: OrderRequest): Promise<OrderResult>
  /** Loads the code that `open` needs ahead of time: call it on hover and focus of a button. */
  preload(): void
  /**
   * Since 1.4. Loads orders ahead of time, the first ones first, so that `open` shows them without a connection. An editor
   * that keeps no orders ignores it.
   */
  prepare?(workOrderNumbers: readonly string[]): void
  readonly changed: Emitter<OrderChange>
  /** Emits a change that the caller has just saved or found. */
  announce(change: OrderChange): void
}
