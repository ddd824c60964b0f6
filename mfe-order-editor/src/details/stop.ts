import type { WorkOrder } from '@carrier-portal/contract'
import { type Address, type Leg, stopAddress } from '@carrier-portal/shared-ui/contact'

/** The pickup or the dropoff of an order, with the same member names for both. */
interface Stop {
  readonly address: Address
  readonly earliest: string | null
  readonly latest: string | null
  readonly signature: string | null
  readonly quantity: number | null
  readonly notes: string | null
}

/** The pickup or the dropoff of an order. */
export function stopOf(order: WorkOrder, leg: Leg): Stop {
  return {
    address: stopAddress(order, leg),
    earliest: order[`${leg}EarliestDateTime`],
    latest: order[`${leg}LatestDateTime`],
    signature: order[`${leg}POD`],
    quantity: order[`${leg}Quantity`],
    notes: order[`${leg}Notes`],
  }
}
