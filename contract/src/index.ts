/** Public API of the contract between the shell, the remotes and the reference backend. */
export type { ApiClient, CallOptions, LoadedOrder } from './api/apiClient.ts'
export { ApiError, type ApiFailure, isApiError, isOrderGone, isUnreached, mayHaveTakenEffect } from './api/apiError.ts'
export type { FailedCall } from './api/call.ts'
export { createApi } from './api/createApi.ts'
export { idempotencyKeys, newIdempotencyKey } from './api/idempotencyKeys.ts'
export type { components, operations } from './api/openapi.gen.ts'
export { isOwnPath } from './api/ownPath.ts'
export { pauseAfter } from './api/pauseAfter.ts'
export type * from './api/payloads.ts'
export { isRecord } from './api/readJson.ts'
export { readWorkOrders } from './api/readWorkOrder.ts'
export type { ItemType, LineItem, WorkOrder, WorkOrderListItem } from './api/workOrder.ts'
export { needsXsrfToken } from './api/xsrf.ts'
export * from './host/copies.ts'
export {
  defineRemote,
  isRemoteDefinition,
  type Job,
  type OrderDialogProps,
  type RemoteDefinition,
  type ScreenProps,
} from './host/defineRemote.ts'
export { HostProvider, useHost, useStore } from './host/HostProvider.tsx'
export { createMemoryDrafts } from './host/memoryDrafts.ts'
export { findOrderCopies, keepOrderCopies, type OrderCopies, type OrderCopy } from './host/orderCopies.ts'
export type * from './host/orders.ts'
export type { HeldEntry, Outbox, OutboxEntry, StopReason, UnsentSave } from './host/outbox.ts'
export * from './host/portalHost.ts'
export {
  createEmitter,
  createStore,
  type Emitter,
  type EmitterSource,
  type Store,
  type StoreSource,
} from './host/store.ts'
