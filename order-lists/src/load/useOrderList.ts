import { isUnreached, type OrderChange, useHost, useStore } from '@carrier-portal/contract'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import useSWR, { type SWRConfiguration } from 'swr'
import type { ListFilters } from '../search/listFilters.ts'
import { takeEarlyResponse } from './earlyRequest.ts'
import { isOfSearch, type LoadedData } from './lastLists.ts'
import { latestRequest } from './latestRequest.ts'
import { listState, type OrderListState } from './listState.ts'
import { newNumbersOf } from './newOrders.ts'
import type { OrderListCall } from './orderListCall.ts'
import { useAutoRefresh } from './useAutoRefresh.ts'
import { useLastResponse } from './useLastResponse.ts'
import { type RequestCause, useRefetchOnChange, useRefetchOnSearch } from './useRefetch.ts'

/** The state of a list and its refresh. */
export interface OrderList {
  readonly name: string
  readonly list: OrderListState
  /** How many requests of the user have ended; screen readers announce each error, also the same one. */
  readonly ended: number
  /** How many of them have loaded orders, whose number screen readers announce, also the same one. */
  readonly loads: number
  /** Refetches with the filters last applied. */
  refresh(): void
  /** The same after a change that was found without a search, as of an order that is gone; new orders stay marked. */
  refetch(): void
}

/** SWR never revalidates on its own (RemoteProviders): this hook triggers every request and flags automatic ones as background. */
const swrOptions: SWRConfiguration = { compare: Object.is, dedupingInterval: 0, keepPreviousData: true }

/**
 * Loads a list of orders and refreshes it every five minutes, also after a failure, and sooner after one that did not reach
 * the backend. The newest request wins, and the last successful response stays shown after a failed one, and while a list
 * that opens again is refreshed. `applied` are the filters of the last search; another object means another search, even with
 * the same values.
 */
export function useOrderList(call: Omit<OrderListCall, 'filters'>, applied: ListFilters): OrderList {
  const { name, load, removedAfter = NONE } = call
  const host = useHost()
  const { username, carriers, epoch } = useStore(host.session)
  const [newest] = useState(() => latestRequest<LoadedData>())
  const next = useRef<RequestCause>('user')
  const latestCause = useRef<RequestCause>('user')
  // Not a state: SWR renders the end of each request, and a second render would announce its result twice.
  const ended = useRef(0)
  const loads = useRef(0)
  const unreached = useRef(0)
  const startedAt = useRef(Number.POSITIVE_INFINITY)
  const { last, keep, awaitOrCopy } = useLastResponse(call, username, applied)
  const shown = useRef<LoadedData>(undefined)
  const keepResponse = useEffectEvent(keep)

  const fetchOrders = () => {
    const cause = next.current
    next.current = 'user'
    latestCause.current = cause
    startedAt.current = Date.now()
    return newest(async () => {
      // An earlier response is painted before this request costs the page its time.
      if (last && shown.current === last) await nextTask()
      const request =
        takeEarlyResponse(host, name, username, applied) ??
        load(host, applied, cause === 'automatic' ? { background: true } : {})
      const orders = await awaitOrCopy(request)
        .catch((failure: unknown) => {
          unreached.current = isUnreached(failure) ? unreached.current + 1 : 0
          throw failure
        })
        .finally(() => {
          if (cause === 'user') ended.current += 1
        })
      unreached.current = 0
      if (cause === 'user') loads.current += 1
      const before =
        shown.current?.applied === applied && isOfSearch(shown.current, applied) ? shown.current : undefined
      const newNumbers = newNumbersOf(orders, before, cause === 'change')
      return { orders, newNumbers, loadedAt: Date.now(), applied, username }
    })
  }
  const key = carriers.length > 0 ? ['orders', name, username, epoch] : null
  const { data, error, isValidating, mutate } = useSWR<LoadedData>(key, fetchOrders, {
    ...swrOptions,
    ...(last && { fallbackData: last }),
  })

  const request = useCallback(
    (cause: RequestCause) => {
      next.current = cause
      void mutate()
    },
    [mutate],
  )
  useEffect(() => {
    shown.current = data
    if (data && data !== last) keepResponse(data)
  }, [data, last])
  useRefetchOnSearch(applied, request)
  useRefetchOnChange(removedAfter, mutate, request, last)
  useAutoRefresh(
    isValidating,
    () => startedAt.current,
    unreached.current,
    () => request('automatic'),
  )

  return {
    name,
    list: listState(
      key !== null,
      data?.username === username ? data : undefined,
      error,
      isValidating,
      latestCause.current,
      applied,
    ),
    ended: ended.current,
    loads: loads.current,
    refresh: () => request('user'),
    refetch: () => request('change'),
  }
}

const NONE: readonly OrderChange['kind'][] = []

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
