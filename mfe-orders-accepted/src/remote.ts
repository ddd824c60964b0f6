import { defineRemote } from '@carrier-portal/contract'
import { OrdersAcceptedScreen } from './OrdersAcceptedScreen.tsx'

/** Accepted Orders, as the shell loads it. */
export default defineRemote({ contract: '^1.2', Screen: OrdersAcceptedScreen })
