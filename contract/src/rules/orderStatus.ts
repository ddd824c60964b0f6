import type { OrderStatus } from '../api/payloads.ts'

/** The statuses of an order, in the order in which it passes through them. */
export const ORDER_STATUSES = [
  'AVAILABLE',
  'ROUTED',
  'PICKED_UP',
  'COMPLETED',
  'REJECTED',
] as const satisfies readonly OrderStatus[]

/** Whether a status of the backend is one of the portal's own. */
export function isOrderStatus(text: string | null): text is OrderStatus {
  return ORDER_STATUSES.some((status) => status === text)
}

/** The saved fields of an accepted order that determine its status. Blank counts as empty. */
interface SavedProof {
  readonly noLoad: boolean
  readonly dropoffPOD: string
  readonly items: readonly { readonly pickupTimeActual: string; readonly dropoffTimeActual: string }[]
}

/**
 * The status of an accepted order after proof of delivery was saved: a no-load ends it; so does a dropoff signature
 * with a dropoff time on every item; a pickup time on any item makes it picked up.
 */
export function statusAfterSave({ noLoad, dropoffPOD, items }: SavedProof): 'ROUTED' | 'PICKED_UP' | 'COMPLETED' {
  if (noLoad) return 'COMPLETED'
  if (dropoffPOD.trim() !== '' && items.length > 0 && items.every((item) => item.dropoffTimeActual.trim() !== ''))
    return 'COMPLETED'
  return items.some((item) => item.pickupTimeActual.trim() !== '') ? 'PICKED_UP' : 'ROUTED'
}
