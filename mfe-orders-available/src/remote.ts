import { defineRemote } from '@carrier-portal/contract'
import { requestEarly } from '@carrier-portal/order-lists'
import { availableOrders } from './availableOrders.ts'
import { OrdersAvailableScreen } from './OrdersAvailableScreen.tsx'

/** Available Orders, as the shell loads it. */
export default defineRemote({
  contract: '^1.2',
  Screen: OrdersAvailableScreen,
  prepare: (host) => requestEarly(host, availableOrders),
})
