import type { OrderStep } from '../host/orders.ts'

/** The times of one item, as texts; null or missing where the stop was not recorded. */
interface ItemTimes {
  readonly pickupTime: string | null | undefined
  readonly dropoffTime: string | null | undefined
}

/**
 * The stop of an order that is recorded next: what was picked up is dropped off first, because a second pickup begins after
 * that. Null when nothing is left.
 */
export function stepLeft(items: readonly ItemTimes[]): OrderStep | null {
  if (items.some(({ pickupTime, dropoffTime }) => pickupTime && !dropoffTime)) return 'dropoff'
  return items.some(({ pickupTime }) => !pickupTime) ? 'pickup' : null
}
