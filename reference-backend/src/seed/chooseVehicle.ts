import type { SeedItem } from './makeItems.ts'
import type { SeededRandom } from './seededRandom.ts'

/** From this mileage on no bicycle is sent. */
const BICYCLE_MILES = 5
/** In pounds, for all items of an order. */
const [BICYCLE_LOAD, CAR_LOAD, VAN_LOAD] = [15, 120, 500]

/** A vehicle that can carry the items over this distance. */
export function chooseVehicle(random: SeededRandom, items: readonly SeedItem[], miles: number): string {
  const load = items.reduce((sum, { weight, quantity }) => sum + weight * quantity, 0)
  const isAmbient = items.every((item) => item.temp_state === 'Ambient')
  if (load > VAN_LOAD) return 'Box Truck'
  if (load > CAR_LOAD) return isAmbient ? 'Cargo Van' : 'Refrigerated Van'
  if (isAmbient && load <= BICYCLE_LOAD && miles < BICYCLE_MILES) return random.pick(['Bicycle', 'Bicycle', 'Car'])
  return isAmbient ? random.pick(['Car', 'Car', 'SUV']) : random.pick(['Car', 'SUV', 'Refrigerated Van'])
}
