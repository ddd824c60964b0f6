import { defineRemote } from '@carrier-portal/contract'
import { OrdersAvailableScreen } from './OrdersAvailableScreen.tsx'

/** Available Orders, as the shell loads it. */
export default defineRemote({ contract: '^1.2', Screen: OrdersAvailableScreen })
