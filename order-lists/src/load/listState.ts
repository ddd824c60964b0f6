import type { WorkOrderListItem } from '@carrier-portal/contract'

/** What is known of a list; every screen draws every one of these. */
export type OrderListState =
  /** The user has no carrier accounts: nothing is asked for (decisions, section 1). */
  | { readonly state: 'noCarriers' }
  /** The first load. */
  | { readonly state: 'loading' }
  /** The first load failed. */
  | { readonly state: 'failed' }
  | LoadedOrders

/** The last good answer, which stays through a refresh and through a failure. */
export interface LoadedOrders {
  readonly state: 'loaded'
  readonly orders: readonly WorkOrderListItem[]
  /** When it was loaded, in milliseconds since 1970. */
  readonly loadedAt: number
  /** What became of the request after it. */
  readonly since: 'current' | 'refreshing' | 'failed'
  /** The numbers that the answer before this one did not have; none after a new search. */
  readonly newNumbers: ReadonlySet<string>
}
