import { useHost, useStore } from '@carrier-portal/contract'
import { orderSearch, useOrderList, useSavedFilters } from '@carrier-portal/order-lists'
import { calendarDayOf } from '@carrier-portal/shared-ui/time'

/** The orders that the user's carriers have completed, and the filters they are searched with. */
export function useOrderHistory() {
  const { api, session } = useHost()
  const { carriers } = useStore(session)
  const saved = useSavedFilters('order_history')
  const source = useOrderList({
    name: 'history',
    applied: saved.applied,
    load: (filters, options) => api.completedOrders(orderSearch(filters, carriers, calendarDayOf(new Date())), options),
  })
  return { saved, source }
}
