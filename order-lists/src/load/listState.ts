import type { WorkOrderListItem } from '@carrier-portal/contract'

/** The state of a list; every screen renders each of them. */
export type OrderListState =
  /** The user has no carrier accounts, so no request is sent. */
  | { readonly state: 'noCarriers' }
  /** The first load. */
  | { readonly state: 'loading' }
  /** The first load failed; `unreachable` when the backend could not be reached. */
  | { readonly state: 'failed'; readonly unreachable: boolean }
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
   * after a new search and on a new day.
   */
  readonly newNumbers: ReadonlySet<string>
}
