import { type OrderChange, useHost } from '@carrier-portal/contract'
import { useEffect, useRef } from 'react'
import type { ListFilters } from '../search/listFilters.ts'
import type { LoadedData } from './lastLists.ts'

/** Why a request is sent. */
export type RequestCause = 'user' | 'change' | 'automatic'

type Request = (cause: RequestCause) => void
type Mutate = (change: (data: LoadedData | undefined) => LoadedData | undefined, revalidate: false) => Promise<unknown>

/** Refetches after each Search and Reset; SWR starts the first load. */
export function useRefetchOnSearch(applied: ListFilters, request: Request) {
  const last = useRef(applied)
  useEffect(() => {
    if (last.current === applied) return
    last.current = applied
    request('user')
  }, [applied, request])
}

/**
 * Refetches after a change made in this tab, once for all changes of the same moment. An order that left the list is
 * removed at once by `mutate`, which also makes SWR drop the response of a request that was sent before the change.
 */
export function useRefetchOnChange(
  removedAfter: readonly OrderChange['kind'][],
  mutate: Mutate,
  request: Request,
  last: LoadedData | undefined,
) {
  const { changed } = useHost().orders
  const waiting = useRef(false)
  useEffect(
    () =>
      changed.subscribe(({ kind, workOrderNumber }) => {
        const isRemoved = removedAfter.includes(kind)
        // Until the first response SWR has no data, and the list shows the last response of its earlier opening.
        void mutate((data = last) => data && (isRemoved ? withoutOrder(data, workOrderNumber) : { ...data }), false)
        if (waiting.current) return
        waiting.current = true
        void Promise.resolve().then(() => {
          waiting.current = false
          request('change')
        })
      }),
    [changed, removedAfter, last, mutate, request],
  )
}

function withoutOrder(data: LoadedData, number: string): LoadedData {
  return { ...data, orders: data.orders.filter(({ workOrderNumber }) => workOrderNumber !== number) }
}
