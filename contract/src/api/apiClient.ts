import type {
  AcceptedOrderSearch,
  ChargeUpdate,
  Credentials,
  LineItemUpdate,
  OrderAnswer,
  OrderSearch,
  PasswordReset,
  SignedIn,
} from './payloads.ts'
import type { ItemType, WorkOrder, WorkOrderListItem } from './workOrder.ts'

/** Options of one call. The headers of the last three are sent only where the backend allows them (`apiHeaders`). */
export interface CallOptions {
  readonly signal?: AbortSignal
  /** True for an automatic refresh, which does not count as activity of the user. */
  readonly background?: boolean
  /** A repeated request with the same key returns the first response without a second effect; 8 to 64 characters. */
  readonly idempotencyKey?: string
  /** The `version` of the details that were edited; the backend refuses with 409 when they have changed. */
  readonly ifVersion?: string
}

/** An order and its ETag, by which a later change is detected; undefined where the backend sends none. */
export interface LoadedOrder {
  readonly workOrder: WorkOrder
  readonly version: string | undefined
}

/** The 13 calls of openapi.yaml. Each rejects with an ApiError and nothing else; null means done. */
export interface ApiClient {
  login(credentials: Credentials, options?: CallOptions): Promise<SignedIn>
  resetPassword(reset: PasswordReset, options?: CallOptions): Promise<string>
  /** The licence document, as PDF bytes. */
  eulaDocument(options?: CallOptions): Promise<Blob>
  /** The trimmed text: 'true' means accepted, anything else means not accepted. */
  eulaAcknowledged(options?: CallOptions): Promise<string>
  /** Records the acceptance of the licence at the time `at`. */
  acknowledgeEula(at: Date, options?: CallOptions): Promise<string>
  availableOrders(search: OrderSearch, options?: CallOptions): Promise<readonly WorkOrderListItem[]>
  acceptedOrders(search: AcceptedOrderSearch, options?: CallOptions): Promise<readonly WorkOrderListItem[]>
  completedOrders(search: OrderSearch, options?: CallOptions): Promise<readonly WorkOrderListItem[]>
  orderDetails(workOrderNumber: string, options?: CallOptions): Promise<LoadedOrder>
  answerOrder(decision: OrderAnswer, options?: CallOptions): Promise<null>
  updateLineItems(update: LineItemUpdate, options?: CallOptions): Promise<null>
  updateCharge(update: ChargeUpdate, options?: CallOptions): Promise<string>
  itemTypes(options?: CallOptions): Promise<readonly ItemType[]>
}
