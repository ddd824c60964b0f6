import { type ItemType, useHost, useStore } from '@carrier-portal/contract'
import useSWR from 'swr'

/** The state of the item types' request. */
export type ItemTypesState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'loaded'; readonly value: readonly ItemType[] }

export interface Example {
  readonly itemTypes: ItemTypesState
  /** Fetches the item types again. */
  load(): void
}

/** Fetches the item types. Only this file of the remote calls the API. */
export function useExample(): Example {
  const host = useHost()
  const { epoch } = useStore(host.session)
  const { data, error, mutate } = useSWR(['item types', epoch], () => host.api.itemTypes())
  return { itemTypes: stateOf(data, error !== undefined), load: () => void mutate() }
}

function stateOf(value: readonly ItemType[] | undefined, hasFailed: boolean): ItemTypesState {
  if (value) return { state: 'loaded', value }
  return { state: hasFailed ? 'failed' : 'loading' }
}
