import { type LoadedOrder, useHost, useStore } from '@carrier-portal/contract'
import { useWhenOnline } from '@carrier-portal/shared-ui/feedback'
import { useEffect } from 'react'
import useSWR from 'swr'

/** The load state of an order. A failed refresh keeps the loaded order. */
export type OrderState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; retry(): void }
  | { readonly state: 'loaded'; readonly loaded: LoadedOrder }

/** The details of one order; read again after it was changed in this tab and after a new sign-in. */
export function useOrder(workOrderNumber: string): OrderState {
  const { api, session, orders } = useHost()
  const { epoch } = useStore(session)
  const { data, error, mutate } = useSWR(['details', workOrderNumber, epoch], () => api.orderDetails(workOrderNumber), {
    keepPreviousData: false,
  })
  useEffect(
    () =>
      orders.changed.subscribe((change) => {
        if (change.workOrderNumber === workOrderNumber) mutate()
      }),
    [orders, workOrderNumber, mutate],
  )
  useWhenOnline(() => {
    if (error) mutate()
  })
  if (data) return { state: 'loaded', loaded: data }
  return error ? { state: 'failed', retry: () => mutate() } : { state: 'loading' }
}
