import { isUnreached, type WorkOrderListItem } from '@carrier-portal/contract'
import type { ListFilters } from '../search/listFilters.ts'
import { isOfSearch, type LoadedData } from './lastLists.ts'
import type { RequestCause } from './useRefetch.ts'

/** The state of a list; every screen renders each of them. */
export type OrderListState =
  /** The user has no carrier accounts, so no request is sent. */
  | { readonly state: 'noCarriers' }
  /** The first load. */
  | { readonly state: 'loading' }
  /** The first load failed; `unreached` when the backend was not reached, after which the load is repeated soon. */
  | { readonly state: 'failed'; readonly unreached: boolean }
  | LoadedOrders

/** The last successful response, kept during a refresh and after a failure. */
export interface LoadedOrders {
  readonly state: 'loaded'
  readonly orders: readonly WorkOrderListItem[]
  /** When it was loaded, in milliseconds since 1970. */
  readonly loadedAt: number
  /** `current`: the latest request succeeded; `refreshing`: a request is under way; `failed`: the latest request failed. */
  readonly freshness: 'current' | 'refreshing' | 'failed'
  /**
   * The numbers that the response before this one did not have, kept over the refetch after a change made in this tab; none
   * after a new search, and of "Today" on a new day.
   */
  readonly newNumbers: ReadonlySet<string>
  /** Whether the orders are those of an earlier search: the one with the filters on the screen has no response yet, or failed. */
  readonly isEarlierSearch: boolean
}

/**
 * The state of a list from its last response and its last failure, from the request that is running, with its cause, and from
 * the filters of the last search.
 */
export function listState(
  hasCarriers: boolean,
  data: LoadedData | undefined,
  error: unknown,
  validating: boolean,
  cause: RequestCause,
  applied: ListFilters,
): OrderListState {
  if (!hasCarriers) return { state: 'noCarriers' }
  if (!data) {
    // A skeleton for each automatic attempt would take away what the failure says.
    const isAwaited = validating && cause !== 'automatic'
    return error === undefined || isAwaited ? { state: 'loading' } : { state: 'failed', unreached: isUnreached(error) }
  }
  const { orders, loadedAt, newNumbers } = data
  const freshness = error !== undefined ? 'failed' : validating ? 'refreshing' : 'current'
  return {
    state: 'loaded',
    orders,
    loadedAt,
    newNumbers,
    freshness,
    isEarlierSearch: !isOfSearch(data, applied),
  }
}

/** Whether the latest request of a list failed. */
export function hasFailed(list: OrderListState): boolean {
  return list.state === 'failed' || (list.state === 'loaded' && list.freshness === 'failed')
}
