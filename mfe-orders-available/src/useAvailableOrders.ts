import { useHost, useStore } from '@carrier-portal/contract'
import { orderSearch, useOrderList, useSavedFilters } from '@carrier-portal/order-lists'
import { calendarDayOf } from '@carrier-portal/shared-ui/time'

/** The orders offered to the user's carriers, and the filters they are searched with. */
export function useAvailableOrders() {
  const { api, session } = useHost()
  const { carriers } = useStore(session)
  const saved = useSavedFilters('available_orders')
  const source = useOrderList({
    name: 'available',
    applied: saved.applied,
    load: (filters, options) => api.availableOrders(orderSearch(filters, carriers, calendarDayOf(new Date())), options),
    leavesAfter: ['accepted', 'declined'],
  })
  return { saved, source }
}
