import { type ItemType, type LoadedOrder, useHost, useStore } from '@carrier-portal/contract'
import { useState } from 'react'
import useSWR from 'swr'

interface Ready {
  readonly state: 'ready'
  readonly loaded: LoadedOrder
  readonly itemTypes: readonly ItemType[]
}

export type UpdateStart = Ready | { readonly state: 'loading' } | { readonly state: 'unloaded'; retry(): void }

/**
 * The order and the item types that the form begins with. What was loaded once stays: a new sign-in in the middle of
 * typing must not take the form away. Before that, a new sign-in loads again by itself.
 */
export function useUpdateStart(workOrderNumber: string): UpdateStart {
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
  return error ? { state: 'unloaded', retry: () => mutate() } : { state: 'loading' }
}
