import { useHost, type WorkOrderListItem } from '@carrier-portal/contract'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ListView } from './useListView.ts'

/**
 * Empties the find box when the last order that it found has left the list by a change made in this tab. Otherwise
 * the list would show "nothing matches" to a driver who found an order, completed and saved it. A number that is typed
 * after that stays in the box. `orders` is the list of which `view` shows a part.
 */
export function useClearStaleQuery(view: ListView, orders: readonly WorkOrderListItem[]): void {
  const { query, found, showAll } = view
  const { changed } = useHost().orders
  const shown = useRef({ query, orders, found })
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
    shown.current = { query, orders, found }
    if (before.query === query && before.orders === orders) return
    const isStale = isChanged.current && before.query === query && found.length === 0
    isChanged.current = false
    if (isStale) showAll()
  })
}
