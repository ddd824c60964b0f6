import { useHost } from '@carrier-portal/contract'
import { useSavedFilters } from '../search/useSavedFilters.ts'
import type { OrderListCall } from './orderListCall.ts'
import { useOrderList } from './useOrderList.ts'

/** The orders of a list, and the filters they are searched with. */
export function useListCall({ name, filters, load, removedAfter }: OrderListCall) {
  const host = useHost()
  const saved = useSavedFilters(filters)
  const source = useOrderList({
    name,
    applied: saved.applied,
    load: (applied, options) => load(host, applied, options),
    ...(removedAfter && { removedAfter }),
  })
  return { saved, source }
}
