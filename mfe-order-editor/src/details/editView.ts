import type { OrderStatus, OrderView } from '@carrier-portal/contract'

/** The dialog in which an order of each status can be changed; null where it cannot. */
export const EDIT_VIEW = {
  AVAILABLE: null,
  ROUTED: 'update',
  PICKED_UP: 'update',
  COMPLETED: 'charge',
  REJECTED: null,
} as const satisfies Record<OrderStatus, Exclude<OrderView, 'details'> | null>
