import type { CallOptions, OrderChange, PortalHost, WorkOrderListItem } from '@carrier-portal/contract'
import type { ListFilters } from '../search/listFilters.ts'
import type { FilterScreen } from '../search/savedFilters.ts'

/** Which call loads a list, and with whose saved filters. */
export interface OrderListCall {
  /** Part of the cache key, so that the screens share no data. */
  readonly name: string
  readonly filters: FilterScreen
  /** Sends the request; rejects when it fails. */
  load(host: PortalHost, filters: ListFilters, options: CallOptions): Promise<readonly WorkOrderListItem[]>
  /** Changes after which an order is not in this list any more: it is removed at once, before the next response. */
  readonly leavesAfter?: readonly OrderChange['kind'][]
}
