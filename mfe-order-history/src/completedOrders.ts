import { type OrderListCall, orderSearch } from '@carrier-portal/order-lists'
import { calendarDayOf } from '@carrier-portal/shared-ui/time'

/** The orders that the user's carriers have completed. */
export const completedOrders: OrderListCall = {
  name: 'history',
  filters: 'order_history',
  load: ({ api, session }, filters, options) =>
    api.completedOrders(orderSearch(filters, session.get().carriers, calendarDayOf(new Date())), options),
}
