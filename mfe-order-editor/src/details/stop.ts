import type { WorkOrder } from '@carrier-portal/contract'
import { type Address, type Stop, stopAddress } from '@carrier-portal/shared-ui/contact'

/** The pickup or the dropoff of an order, with the same member names for both. */
interface StopFields {
  readonly address: Address
  readonly earliest: string | null
  readonly latest: string | null
  readonly signature: string | null
  readonly quantity: number | null
  readonly notes: string | null
}

/** The fields of one stop. */
export function stopOf(order: WorkOrder, stop: Stop): StopFields {
  return {
    address: stopAddress(order, stop),
    earliest: order[`${stop}EarliestDateTime`],
    latest: order[`${stop}LatestDateTime`],
    signature: order[`${stop}POD`],
    quantity: order[`${stop}Quantity`],
    notes: order[`${stop}Notes`],
  }
}
