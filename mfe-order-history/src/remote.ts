import { defineRemote } from '@carrier-portal/contract'
import { requestEarly } from '@carrier-portal/order-lists'
import { completedOrders } from './completedOrders.ts'
import { OrderHistoryScreen } from './OrderHistoryScreen.tsx'

/** Order History, as the shell loads it. */
export default defineRemote({
  contract: '^1.2',
  Screen: OrderHistoryScreen,
  prepare: (host) => requestEarly(host, completedOrders),
})
