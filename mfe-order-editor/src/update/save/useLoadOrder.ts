import { type ItemType, type LoadedOrder, useHost, useStore } from '@carrier-portal/contract'
import { useState } from 'react'
import useSWR from 'swr'

interface Ready {
  readonly state: 'ready'
  readonly loaded: LoadedOrder
  readonly itemTypes: readonly ItemType[]
}

export type OrderLoad = Ready | { readonly state: 'loading' } | { readonly state: 'loadFailed'; retry(): void }

/**
 * Loads the order and the item types that the form starts with. Once loaded they stay, so that a new sign-in does not
 * replace a form that is being edited. Before that, a new sign-in loads again.
 */
export function useLoadOrder(workOrderNumber: string): OrderLoad {
  const { api, session } = useHost()
  const { epoch } = useStore(session)
  const [ready, setReady] = useState<Ready>()
  const { data, error, mutate } = useSWR(ready ? null : ['update', workOrderNumber, epoch], async () => {
    const [loaded, itemTypes] = await Promise.all([api.orderDetails(workOrderNumber), api.itemTypes()])
    return { state: 'ready', loaded, itemTypes } as const
  })
  if (ready) return ready
  if (data) setReady(data)
  if (data) return data
  return error ? { state: 'loadFailed', retry: () => mutate() } : { state: 'loading' }
}
