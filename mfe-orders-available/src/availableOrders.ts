import { type OrderListCall, orderSearch } from '@carrier-portal/order-lists'
import { calendarDayOf } from '@carrier-portal/shared-ui/time'

/** The orders offered to the user's carriers. */
export const availableOrders: OrderListCall = {
  name: 'available',
  filters: 'available_orders',
  load: ({ api, session }, filters, options) =>
    api.availableOrders(orderSearch(filters, session.get().carriers, calendarDayOf(new Date())), options),
  removedAfter: ['accepted', 'declined'],
}
