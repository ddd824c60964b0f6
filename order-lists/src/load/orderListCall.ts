import type { CallOptions, OrderChange, PortalHost, WorkOrderListItem } from '@carrier-portal/contract'
import type { ListFilters } from '../search/listFilters.ts'
import type { FilterScreen } from '../search/savedFilters.ts'

/** The call that loads a list, and the screen whose saved filters it uses. */
export interface OrderListCall {
  /** Part of the cache key, so that the screens share no data. */
  readonly name: string
  readonly filters: FilterScreen
  /** Sends the request; rejects when it fails. */
  load(host: PortalHost, filters: ListFilters, options: CallOptions): Promise<readonly WorkOrderListItem[]>
  /** Whether a phone keeps the last response on the device, for a page that opens without a connection. */
  readonly isCopied?: boolean
  /** Changes by which an order leaves this list: it is removed at once, before the next response. */
  readonly removedAfter?: readonly OrderChange['kind'][]
}
