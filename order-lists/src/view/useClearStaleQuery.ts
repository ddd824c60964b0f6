import { useHost, type WorkOrderListItem } from '@carrier-portal/contract'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ListView } from './useListView.ts'

/**
 * Empties the find box when the last order that it found has left the list by a change made in this tab. Otherwise
 * the list would show "nothing matches" to a driver who found an order, completed and saved it. A number that is typed
 * after that stays in the box. The quick filter for new orders ends with the refresh after which none of them is new;
 * chosen while there is none, it waits for one. `orders` is the list of which `view` shows a part.
 */
export function useClearStaleQuery(view: ListView, orders: readonly WorkOrderListItem[]): void {
  const { query, quickFilter, found, showAll, setQuickFilter } = view
  const { changed } = useHost().orders
  const shown = useRef({ query, quickFilter, orders, found })
  /** Whether an order that the query finds was changed since this list was loaded: the next one may be without it. */
  const isChanged = useRef(false)

  useEffect(
    () =>
      changed.subscribe(({ workOrderNumber }) => {
        if (shown.current.found.some((order) => order.workOrderNumber === workOrderNumber)) isChanged.current = true
      }),
    [changed],
  )
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { query, quickFilter, orders, found }
    if (before.query === query && before.orders === orders) return
    const isEmpty = before.query === query && found.length === 0
    const isStale = isChanged.current && isEmpty
    const showedNew = before.quickFilter === 'new' && before.found.length > 0
    isChanged.current = false
    if (isStale) showAll()
    else if (isEmpty && showedNew && quickFilter === 'new') setQuickFilter(undefined)
  })
}
