import { defineRemote } from '@carrier-portal/contract'
import { OrderHistoryScreen } from './OrderHistoryScreen.tsx'

/** Order History, as the shell loads it. */
export default defineRemote({ contract: '^1.2', Screen: OrderHistoryScreen })
