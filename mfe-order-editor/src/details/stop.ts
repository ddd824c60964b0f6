import type { WorkOrder } from '@carrier-portal/contract'
import type { Place } from './links.ts'

/** The two ends of an order. */
export type Leg = 'pickup' | 'dropoff'

/** What an order says of one end, under the same names for both. */
export interface Stop {
  readonly place: Place
  readonly earliest: string | null
  readonly latest: string | null
  readonly signature: string | null
  readonly quantity: number | null
  readonly notes: string | null
}

/** One end of an order. */
export function stopOf(order: WorkOrder, leg: Leg): Stop {
  return {
    place: {
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
