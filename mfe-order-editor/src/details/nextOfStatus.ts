import type { OrderStatus, OrderView } from '@carrier-portal/contract'

interface Next {
  /** The list that shows orders of this status, where Close leads back to. */
  readonly list: string
  /** What may be changed now. */
  readonly edit: Exclude<OrderView, 'details'> | null
}

/** What comes after reading an order's page. */
export const NEXT_OF_STATUS = {
  AVAILABLE: { list: '/available-orders', edit: null },
  ROUTED: { list: '/accepted-orders', edit: 'update' },
  PICKED_UP: { list: '/accepted-orders', edit: 'update' },
  COMPLETED: { list: '/order-history', edit: 'charge' },
  REJECTED: { list: '/available-orders', edit: null },
} as const satisfies Record<OrderStatus, Next>
