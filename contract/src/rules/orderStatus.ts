import type { OrderStatus } from '../api/payloads.ts'
import type { ProofFacts } from './proofOfDelivery.ts'

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

/** The facts of a saved proof of delivery that determine the status of its order. */
interface StatusFacts extends Pick<ProofFacts, 'noLoad' | 'dropoffSigned' | 'pickedUp'> {
  /** There are items, and each has a dropoff time. */
  readonly allDroppedOff: boolean
}

/**
 * The status of an accepted order after proof of delivery was saved: a no-load ends it; so does a dropoff signature
 * with a dropoff time on every item; a pickup time on any item makes it picked up.
 */
export function statusAfterSave(facts: StatusFacts): 'ROUTED' | 'PICKED_UP' | 'COMPLETED' {
  if (facts.noLoad || (facts.dropoffSigned && facts.allDroppedOff)) return 'COMPLETED'
  return facts.pickedUp ? 'PICKED_UP' : 'ROUTED'
}
