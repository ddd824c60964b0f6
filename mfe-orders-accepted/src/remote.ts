import { defineRemote } from '@carrier-portal/contract'
import { requestEarly } from '@carrier-portal/order-lists'
import { acceptedOrders } from './acceptedOrders.ts'
import { OrdersAcceptedScreen } from './OrdersAcceptedScreen.tsx'

/** Accepted Orders, as the shell loads it. */
export default defineRemote({
  contract: '^1.2',
  Screen: OrdersAcceptedScreen,
  prepare: (host) => requestEarly(host, acceptedOrders),
})
