import type { OrderStatus } from '@carrier-portal/contract'
import { ITEM_CATALOG, TEMP_STATES, type TempState } from './catalog.ts'
import type { SeededRandom } from './seededRandom.ts'
import type { Windows } from './windows.ts'
import { printOffsetAt, printTime } from './zonedTime.ts'

export interface SeedItem {
  readonly order_id: number
  readonly item_type_id: number
  readonly temp_state: string
  readonly quantity: number
  readonly comments: string | null
  readonly barcode: string | null
  readonly length: number
  readonly width: number
  readonly height: number
  readonly weight: number
  readonly pickup_time: string | null
  readonly pickup_offset: string | null
  readonly dropoff_time: string | null
  readonly dropoff_offset: string | null
}

/** One to forty line items, few and of one temperature for most orders. Only items with quantity 1 have a barcode. */
export function makeItems(
  random: SeededRandom,
  orderId: number,
  status: OrderStatus,
  windows: Windows,
): readonly SeedItem[] {
  const { zone } = windows
  const count = random.chance(0.03) ? random.between(12, 40) : random.between(1, random.chance(0.2) ? 9 : 4)
  const temperatures = random.chance(0.88) ? [temperature(random)] : TEMP_STATES
  const fitting = ITEM_CATALOG.filter(({ tempStates }) => tempStates.some((state) => temperatures.includes(state)))
  const kinds = [random.pick(fitting), random.pick(fitting)]
  const pickedUp = windows.pickupEarliest + random.between(2, 25) * 60_000
  const droppedOff = windows.dropoffEarliest + random.between(2, 40) * 60_000
  const isPicked = status === 'PICKED_UP' || status === 'COMPLETED'
  const isDropped = status === 'COMPLETED'

  return Array.from({ length: count }, (_, index) => {
    const ware = random.pick(kinds)
    const quantity = random.chance(0.15) ? random.between(2, 6) : 1
    const [length, width, height, weight] = ware.size
    // A few items wait for a second trip.
    const waits = status === 'PICKED_UP' && index > 0 && random.chance(0.1)
    const hasPickup = isPicked && !waits
    return {
      order_id: orderId,
      item_type_id: ware.id,
      temp_state: random.pick(ware.tempStates.filter((state) => temperatures.includes(state))),
      quantity,
      comments: random.chance(0.1) ? 'Fragile, keep upright' : null,
      barcode: quantity === 1 ? `${ware.prefix}-${orderId}-${String(index + 1).padStart(2, '0')}` : null,
      length,
      width,
      height,
      weight,
      pickup_time: hasPickup ? printTime(pickedUp, zone) : null,
      pickup_offset: hasPickup ? printOffsetAt(pickedUp, zone) : null,
      dropoff_time: isDropped ? printTime(droppedOff, zone) : null,
      dropoff_offset: isDropped ? printOffsetAt(droppedOff, zone) : null,
    }
  })
}

/** Half of the orders travel at room temperature. */
const temperature = (random: SeededRandom): TempState => (random.chance(0.5) ? 'Ambient' : random.pick(TEMP_STATES))
