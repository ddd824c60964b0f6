import { type CallOptions, type OrderChange, useHost, useStore, type WorkOrderListItem } from '@carrier-portal/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import useSWR, { type SWRConfiguration } from 'swr'
import type { ListFilters } from '../search/listFilters.ts'
import { latestRequest } from './latestRequest.ts'
import type { OrderListState } from './listState.ts'
import { numbersNotIn } from './newOrders.ts'
import { useAutoRefresh } from './useAutoRefresh.ts'

export interface OrderListSource {
  /** Tells the screens' data apart. */
  readonly name: string
  /** The filters last applied; another object means another search, even with the same values. */
  readonly applied: ListFilters
  load(filters: ListFilters, options: CallOptions): Promise<readonly WorkOrderListItem[]>
  /** Changes after which an order is no longer in this list: it goes at once, before the next answer. */
  readonly leavesAfter?: readonly OrderChange['kind'][]
}

export interface OrderList {
  readonly list: OrderListState
  /** Asks again with the filters last applied. */
  refresh(): void
}

interface LoadedData {
  readonly orders: readonly WorkOrderListItem[]
  readonly newNumbers: ReadonlySet<string>
  readonly loadedAt: number
  readonly applied: ListFilters
  readonly username: string
}

/** Nothing is fetched but by this hook: it knows when, and marks what nobody asked for as background. */
const swrOptions: SWRConfiguration = {
  compare: Object.is,
  dedupingInterval: 0,
  keepPreviousData: true,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
}

/**
 * A list of orders and its refreshing (specification, section 4; decisions, section 2): the newest request wins, the
 * last good answer stays through a failure, and every five minutes it is asked for again, also after a failure.
 */
export function useOrderList({ name, applied, load, leavesAfter = [] }: OrderListSource): OrderList {
  const host = useHost()
  const { username, carriers, epoch } = useStore(host.session)
  const [newest] = useState(() => latestRequest<LoadedData>())
  const next = useRef<CallOptions>({})
  const startedAt = useRef(Number.POSITIVE_INFINITY)
  const shown = useRef<LoadedData>(undefined)

  const fetchOrders = () => {
    const options = next.current
    next.current = {}
    startedAt.current = Date.now()
    return newest(async () => {
      const orders = await load(applied, options)
      const before = shown.current?.applied === applied ? shown.current.orders : undefined
      return { orders, newNumbers: numbersNotIn(before, orders), loadedAt: Date.now(), applied, username }
    })
  }
  const key = carriers.length > 0 ? ['orders', name, username, epoch] : null
  const { data, error, isValidating, mutate } = useSWR<LoadedData>(key, fetchOrders, swrOptions)

  const request = useCallback(
    (options: CallOptions) => {
      next.current = options
      void mutate()
    },
    [mutate],
  )
  useEffect(() => {
    shown.current = data
  }, [data])
  useRefetchOnSearch(applied, request)
  useRefetchOnChange(leavesAfter, mutate, request)
  useAutoRefresh(
    () => startedAt.current,
    () => request({ background: true }),
  )

  return {
    list: listState(key !== null, data?.username === username ? data : undefined, error !== undefined, isValidating),
    refresh: () => request({}),
  }
}

function listState(
  asked: boolean,
  answer: LoadedData | undefined,
  failed: boolean,
  validating: boolean,
): OrderListState {
  if (!asked) return { state: 'noCarriers' }
  if (!answer) return { state: failed && !validating ? 'failed' : 'loading' }
  const { orders, loadedAt, newNumbers } = answer
  const since = failed ? 'failed' : validating ? 'refreshing' : 'current'
  return { state: 'loaded', orders, loadedAt, newNumbers, since }
}

/** Asks again after each Search and Reset; the first load is asked for by the cache. */
function useRefetchOnSearch(applied: ListFilters, request: (options: CallOptions) => void) {
  const last = useRef(applied)
  useEffect(() => {
    if (last.current === applied) return
    last.current = applied
    request({})
  }, [applied, request])
}

type Mutate = (
  change: (answer: LoadedData | undefined) => LoadedData | undefined,
  revalidate: false,
) => Promise<unknown>

/**
 * After a change made in this tab the list is asked for again, once for all that is told at the same moment. An order
 * that has left is taken out at once; that also makes an answer worthless that was asked for before the change
 * (reliability, row 52).
 */
function useRefetchOnChange(
  leavesAfter: readonly OrderChange['kind'][],
  mutate: Mutate,
  request: (o: CallOptions) => void,
) {
  const { changed } = useHost().orders
  const kinds = leavesAfter.join()
  const waiting = useRef(false)
  useEffect(
    () =>
      changed.subscribe(({ kind, workOrderNumber }) => {
        const leaves = kinds.split(',').includes(kind)
        void mutate((answer) => answer && (leaves ? withoutOrder(answer, workOrderNumber) : { ...answer }), false)
        if (waiting.current) return
        waiting.current = true
        void Promise.resolve().then(() => {
          waiting.current = false
          request({})
        })
      }),
    [changed, kinds, mutate, request],
  )
}

function withoutOrder(answer: LoadedData, number: string): LoadedData {
  return { ...answer, orders: answer.orders.filter(({ workOrderNumber }) => workOrderNumber !== number) }
}
