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

export interface CallOptions {
  readonly signal?: AbortSignal
  /** An automatic refresh: it does not keep the session alive. */
  readonly background?: boolean
  /** Makes a repeated send of the same work answer as the first did; 8 to 64 characters. */
  readonly idempotencyKey?: string
  /** The `version` of the details that were edited; the backend refuses with 409 when they have changed. */
  readonly ifVersion?: string
}

/** An order and the mark by which a later change of it is noticed, where the backend gives one. */
export interface LoadedOrder {
  readonly workOrder: WorkOrder
  readonly version: string | undefined
}

/** The 13 calls of specification, section 7. Every one rejects with an ApiError and nothing else; null: done. */
export interface ApiClient {
  login(credentials: Credentials, options?: CallOptions): Promise<SignedIn>
  resetPassword(reset: PasswordReset, options?: CallOptions): Promise<string>
  /** The licence document, as PDF bytes. */
  eulaDocument(options?: CallOptions): Promise<Blob>
  /** The text 'true' means accepted, anything else not; trimmed here. */
  eulaAcknowledged(options?: CallOptions): Promise<string>
  /** `at`: the moment of acceptance. */
  acknowledgeEula(at: Date, options?: CallOptions): Promise<string>
  availableOrders(search: OrderSearch, options?: CallOptions): Promise<readonly WorkOrderListItem[]>
  acceptedOrders(search: AcceptedOrderSearch, options?: CallOptions): Promise<readonly WorkOrderListItem[]>
  completedOrders(search: OrderSearch, options?: CallOptions): Promise<readonly WorkOrderListItem[]>
  orderDetails(workOrderNumber: string, options?: CallOptions): Promise<LoadedOrder>
  answerOrder(answer: OrderAnswer, options?: CallOptions): Promise<null>
  updateLineItems(update: LineItemUpdate, options?: CallOptions): Promise<null>
  updateCharge(update: ChargeUpdate, options?: CallOptions): Promise<string>
  itemTypes(options?: CallOptions): Promise<readonly ItemType[]>
}
