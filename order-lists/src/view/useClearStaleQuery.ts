import { useHost } from '@carrier-portal/contract'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ListView } from './useListView.ts'

/**
 * Empties the find box when the last order that it found has left the list by a change made in this tab. Otherwise
 * the list would show "nothing matches" to a driver who found an order, completed and saved it.
 */
export function useClearStaleQuery({ query, found, showAll }: ListView): void {
  const { changed } = useHost().orders
  const matchedQuery = useRef('')
  const changedQuery = useRef('')

  useEffect(
    () =>
      changed.subscribe(() => {
        changedQuery.current = matchedQuery.current
      }),
    [changed],
  )
  useLayoutEffect(() => {
    if (found.length > 0) matchedQuery.current = query
    else if (query !== '' && query === changedQuery.current) showAll()
  })
}
