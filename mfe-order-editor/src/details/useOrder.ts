import {
  COPY_AFTER_MS,
  isOrderGone,
  type LoadedOrder,
  type OrderCopy,
  type PortalHost,
  useHost,
  useStore,
} from '@carrier-portal/contract'
import { useIsLong, useWhenOnline } from '@carrier-portal/shared-ui/feedback'
import { useEffect } from 'react'
import useSWR from 'swr'
import { copiesRead, copyAfter, lastCopy } from '../copies/findCopy.ts'
import { prepareCopy } from '../copies/orderCopies.ts'
import type { LoadFailure } from '../failure/LoadError.tsx'
import { useAnnounceGone } from '../failure/useAnnounceGone.ts'

/**
 * The load state of an order. A failed refresh keeps the loaded order; `copy` is the order of an earlier load, where the server
 * is not reached or has not responded for a while.
 */
export type OrderState =
  | { readonly state: 'loading'; readonly copy: OrderCopy | undefined }
  | ({ readonly state: 'failed'; readonly copy: OrderCopy | undefined } & LoadFailure)
  | { readonly state: 'loaded'; readonly loaded: LoadedOrder }

/** The details of one order, unless they have to wait; read again after it was changed in this tab and after a new sign-in. */
export function useOrder(workOrderNumber: string, mustWait = false): OrderState {
  const host = useHost()
  const { session, orders } = host
  const { epoch } = useStore(session)
  const key = mustWait ? null : ['details', workOrderNumber, epoch]
  const { data, error, isValidating, mutate } = useSWR(key, () => load(host, workOrderNumber))
  const isGone = isOrderGone(error)
  const isSlow = useIsLong(key !== null && !data && !error, COPY_AFTER_MS)
  useEffect(
    () =>
      orders.changed.subscribe((change) => {
        if (change.workOrderNumber === workOrderNumber && !isGone) mutate()
      }),
    [orders, workOrderNumber, isGone, mutate],
  )
  useAnnounceGone(workOrderNumber, isGone)
  useWhenOnline(() => {
    if (error) mutate()
  })
  if (data) return { state: 'loaded', loaded: data }
  if (!error) return { state: 'loading', copy: isSlow ? lastCopy(host, workOrderNumber) : undefined }
  const copy = copyAfter(error, host, workOrderNumber)
  return { state: 'failed', error, isTrying: isValidating, retry: () => mutate(), copy }
}

/** The order that is shown: as it is, or the copy. */
export function shownOrder(state: OrderState): LoadedOrder | undefined {
  return state.state === 'loaded' ? state.loaded : state.copy?.loaded
}

async function load(host: PortalHost, workOrderNumber: string): Promise<LoadedOrder> {
  const keep = prepareCopy(host)
  try {
    const loaded = await host.api.orderDetails(workOrderNumber)
    keep(loaded)
    return loaded
  } catch (error) {
    await copiesRead(host)
    throw error
  }
}
