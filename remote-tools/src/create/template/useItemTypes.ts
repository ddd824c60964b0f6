import { type ItemType, useHost, useStore } from '@carrier-portal/contract'
import useSWR from 'swr'

/** The state of the item types' request. */
export type ItemTypesState =
  | { readonly state: 'loading' }
  /** `isTrying`: they are requested again. */
  | { readonly state: 'failed'; readonly isTrying: boolean }
  | { readonly state: 'loaded'; readonly value: readonly ItemType[] }

export interface ItemTypesRequest {
  readonly itemTypes: ItemTypesState
  /** Fetches the item types again. */
  load(): void
}

/** Fetches the item types. Only this file of the remote calls the API. */
export function useItemTypes(): ItemTypesRequest {
  const host = useHost()
  const { epoch } = useStore(host.session)
  const { data, error, isValidating, mutate } = useSWR(['item types', epoch], () => host.api.itemTypes())
  return { itemTypes: stateOf(data, error !== undefined, isValidating), load: () => void mutate() }
}

function stateOf(value: readonly ItemType[] | undefined, hasFailed: boolean, isValidating: boolean): ItemTypesState {
  if (value) return { state: 'loaded', value }
  return hasFailed ? { state: 'failed', isTrying: isValidating } : { state: 'loading' }
}
