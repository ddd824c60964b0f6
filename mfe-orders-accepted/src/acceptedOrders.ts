import { acceptedOrderSearch, type OrderListCall } from '@carrier-portal/order-lists'
import { calendarDayOf } from '@carrier-portal/shared-ui/time'

/** The orders that the user's carriers have accepted. */
export const acceptedOrders: OrderListCall = {
  name: 'accepted',
  filters: 'accepted_orders',
  isCopied: true,
  load: ({ api, session }, filters, options) =>
    api.acceptedOrders(acceptedOrderSearch(filters, session.get().carriers, calendarDayOf(new Date())), options),
}
