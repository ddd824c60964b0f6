import type { WorkOrder } from '@carrier-portal/contract'
import type { Address } from './links.ts'

/** The two stops of an order. */
export type Leg = 'pickup' | 'dropoff'

/** The pickup or the dropoff of an order, with the same member names for both. */
export interface Stop {
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
    address: {
      name: order[`${leg}ClientLocationName`],
      street: order[`${leg}ClientLocationStreet`],
      city: order[`${leg}ClientLocationCity`],
      state: order[`${leg}ClientLocationState`],
      zip: order[`${leg}ClientLocationZip`],
    },
    earliest: order[`${leg}EarliestDateTime`],
    latest: order[`${leg}LatestDateTime`],
    signature: order[`${leg}POD`],
    quantity: order[`${leg}Quantity`],
    notes: order[`${leg}Notes`],
  }
}
