import { useHost, useStore } from '@carrier-portal/contract'
import { acceptedOrderSearch, useOrderList, useSavedFilters } from '@carrier-portal/order-lists'
import { calendarDayOf } from '@carrier-portal/shared-ui/time'

/** The orders that the user's carriers have accepted, and the filters they are searched with. */
export function useAcceptedOrders() {
  const { api, session } = useHost()
  const { carriers } = useStore(session)
  const saved = useSavedFilters('accepted_orders')
  const source = useOrderList({
    name: 'accepted',
    applied: saved.applied,
    load: (filters, options) =>
      api.acceptedOrders(acceptedOrderSearch(filters, carriers, calendarDayOf(new Date())), options),
  })
  return { saved, source }
}
