import { useHost, useStore } from '@carrier-portal/contract'
import { useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { orderTableQuery } from '@carrier-portal/shared-ui/theme'
import { useEffect, useMemo, useState } from 'react'
import type { LoadedOrders } from '../load/listState.ts'
import type { OrderList } from '../load/useOrderList.ts'
import type { ListFilters } from '../search/listFilters.ts'
import { writeTab } from '../storage/tabStorage.ts'
import { FIRST_PAGE, printLeftPage, readLeftPage } from '../view/leftPages.ts'
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
  const [start] = useState(() => readLeftPage(sessionStorage.getItem(keyOf(name)), username, applied))
  const view = useListView(orders, { applied, wide, now, newNumbers, start })
  useKeepPage(name, username, applied, list.state === 'loaded' ? view : undefined)
  const chosen = view.quickFilter
  const counts = useMemo(
    () => countQuickFilters(orders, { now, newNumbers, chosen, withUrgency: !withoutColumns.includes('urgency') }),
    [orders, now, newNumbers, chosen, withoutColumns],
  )
  return { view, orders, counts, newNumbers }
}

/** Keeps the page of a loaded list, which opens again without what was found or filtered. */
function useKeepPage(name: string, username: string, applied: ListFilters, view: ListView | undefined): void {
  const isLoaded = view !== undefined
  const page = view?.wholeListPage ?? FIRST_PAGE.page
  const sort = view?.sort
  useEffect(() => {
    if (isLoaded) writeTab(keyOf(name), printLeftPage(username, applied, { page, sort }))
  }, [name, username, applied, page, sort, isLoaded])
}

function keyOf(name: string): string {
  return `left_page:${name}`
}

const NOT_LOADED: Pick<LoadedOrders, 'orders' | 'newNumbers'> = { orders: [], newNumbers: new Set() }
