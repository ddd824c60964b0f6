import { useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { orderTableQuery } from '@carrier-portal/shared-ui/theme'
import { useMemo } from 'react'
import type { LoadedOrders, OrderListState } from '../load/listState.ts'
import type { ListFilters } from '../search/listFilters.ts'
import { countQuickFilters } from '../view/quickFilters.ts'
import type { OrderColumn } from '../view/sortOrders.ts'
import { type ListView, useListView } from '../view/useListView.ts'

interface LoadedViewOptions {
  readonly applied: ListFilters
  readonly withoutColumns: readonly OrderColumn[]
  /** Milliseconds since 1970. */
  readonly now: number
}

interface LoadedView {
  readonly view: ListView
  /** Every order of the list, also those that the view leaves out. */
  readonly orders: LoadedOrders['orders']
  /** How many orders each quick filter matches. */
  readonly counts: ReturnType<typeof countQuickFilters>
  /** The numbers of the orders that the last refresh added. */
  readonly newNumbers: ReadonlySet<string>
}

/** The view of a list in any state; it has no orders until the list is loaded. */
export function useLoadedView(list: OrderListState, options: LoadedViewOptions): LoadedView {
  const { applied, withoutColumns, now } = options
  const { orders, newNumbers } = list.state === 'loaded' ? list : NOT_LOADED
  const wide = useMediaQuery(orderTableQuery)
  const view = useListView(orders, { applied, wide, now, newNumbers })
  const chosen = view.quickFilter
  const counts = useMemo(
    () => countQuickFilters(orders, { now, newNumbers, chosen, withUrgency: !withoutColumns.includes('urgency') }),
    [orders, now, newNumbers, chosen, withoutColumns],
  )
  return { view, orders, counts, newNumbers }
}

const NOT_LOADED: Pick<LoadedOrders, 'orders' | 'newNumbers'> = { orders: [], newNumbers: new Set() }
