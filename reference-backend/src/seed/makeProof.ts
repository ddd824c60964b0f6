import type { OrderStatus } from '@carrier-portal/contract'
import { COMMENTS, FIRST_NAMES, LAST_NAMES, NO_LOAD_COMMENTS } from './catalog.ts'
import type { SeedItem } from './makeItems.ts'
import type { SeededRandom } from './seededRandom.ts'
import type { Windows } from './windows.ts'
import { printTime } from './zonedTime.ts'

/** The fields of an order that its carrier records. */
export interface SeedProof {
  readonly oc_reference_number: string | null
  readonly answer_comment: string | null
  readonly pickup_pod: string | null
  readonly dropoff_pod: string | null
  readonly oc_comments: string | null
  readonly no_load: boolean
  readonly no_load_comments: string | null
  readonly no_load_pickup_time: string | null
  readonly oc_charge: number | null
}

/** The proof that fits the status; a completed order without items was a no-load. */
export function makeProof(
  random: SeededRandom,
  id: number,
  status: OrderStatus,
  windows: Windows,
  items: readonly SeedItem[],
): SeedProof {
  const isAccepted = status === 'ROUTED' || status === 'PICKED_UP' || status === 'COMPLETED'
  const isPicked = status === 'PICKED_UP' || status === 'COMPLETED'
  const isNoLoad = status === 'COMPLETED' && items.length === 0
  const signature = () => `${random.pick(FIRST_NAMES).slice(0, 1)}. ${random.pick(LAST_NAMES)}`
  return {
    oc_reference_number: isAccepted ? `OC-${id + 40_000}` : null,
    answer_comment: status === 'REJECTED' ? 'No vehicle free in the window.' : null,
    pickup_pod: isPicked ? signature() : null,
    dropoff_pod: status === 'COMPLETED' && !isNoLoad ? signature() : null,
    oc_comments: isPicked && random.chance(0.4) ? random.pick(COMMENTS) : null,
    no_load: isNoLoad,
    no_load_comments: isNoLoad ? random.pick(NO_LOAD_COMMENTS) : null,
    no_load_pickup_time: isNoLoad ? printTime(windows.pickupLatest, windows.zone) : null,
    oc_charge: isAccepted ? random.between(1800, 42_000) / 100 : null,
  }
}
