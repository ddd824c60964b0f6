import { useSavedFilters } from '../search/useSavedFilters.ts'
import type { OrderListCall } from './orderListCall.ts'
import { useOrderList } from './useOrderList.ts'

/** The orders of a list, and the filters they are searched with. */
export function useListCall(call: OrderListCall) {
  const saved = useSavedFilters(call.filters)
  return { saved, source: useOrderList(call, saved.applied) }
}
