import { useHost, useStore } from '@carrier-portal/contract'
import { useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { orderTableQuery } from '@carrier-portal/shared-ui/theme'
import { useEffect, useMemo, useState } from 'react'
import type { LoadedOrders } from '../load/listState.ts'
import type { OrderList } from '../load/useOrderList.ts'
import type { ListFilters } from '../search/listFilters.ts'
import { readTab, writeTab } from '../storage/tabStorage.ts'
import { printLeftPage, readLeftPage } from '../view/leftPages.ts'
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

/** The view of a list in any state; it has no orders until the list is loaded. It opens at the page where it was left. */
export function useLoadedView({ name, list }: OrderList, options: LoadedViewOptions): LoadedView {
  const { applied, withoutColumns, now } = options
  const { username } = useStore(useHost().session)
  const { orders, newNumbers } = list.state === 'loaded' ? list : NOT_LOADED
  const wide = useMediaQuery(orderTableQuery)
  const [start] = useState(() => readLeftPage(readTab(keyOf(name)), username, applied))
  const view = useListView(orders, { applied, wide, now, newNumbers, start })
  const left = printLeftPage(username, applied, { page: view.wholeListPage, sort: view.sort })
  // The page of a loaded list opens again without what was found or filtered.
  useEffect(() => {
    if (list.state === 'loaded') writeTab(keyOf(name), left)
  }, [name, left, list.state])
  const chosen = view.quickFilter
  const counts = useMemo(
    () => countQuickFilters(orders, { now, newNumbers, chosen, withUrgency: !withoutColumns.includes('urgency') }),
    [orders, now, newNumbers, chosen, withoutColumns],
  )
  return { view, orders, counts, newNumbers }
}

function keyOf(name: string): string {
  return `left_page:${name}`
}

const NOT_LOADED: Pick<LoadedOrders, 'orders' | 'newNumbers'> = { orders: [], newNumbers: new Set() }
