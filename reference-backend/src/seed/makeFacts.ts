import type { OrderFacts } from '../store/orders.ts'
import { DROPOFF_NOTES, FIRST_NAMES, LAST_NAMES, PICKUP_NOTES, TRIP_CLASSES } from './catalog.ts'
import { chooseVehicle } from './chooseVehicle.ts'
import type { Region } from './clientLocations.ts'
import type { SeedItem } from './makeItems.ts'
import type { SeededRandom } from './seededRandom.ts'
import type { Windows } from './windows.ts'
import { printTime } from './zonedTime.ts'

/** The fields of an order that its company sets. People and notes are fictional, phone numbers are 555 numbers. */
export function makeFacts(
  random: SeededRandom,
  { locations, areaCode }: Region,
  windows: Windows,
  items: readonly SeedItem[],
): OrderFacts {
  const pickup = random.pick(locations)
  const dropoff = random.pick(locations.filter((location) => location !== pickup))
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const mileage = random.between(12, random.chance(0.4) ? 90 : 420) / 10
  const name = () => `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`
  return {
    callerName: name(),
    callerPhoneNumber: `${areaCode}-555-${random.between(100, 9999).toString().padStart(4, '0')}`,
    pickupClientLocationName: pickup.name,
    pickupClientLocationStreet: pickup.street,
    pickupClientLocationCity: pickup.city,
    pickupClientLocationState: pickup.state,
    pickupClientLocationZip: pickup.zip,
    pickupQuantity: pieces,
    pickupNotes: random.chance(0.7) ? random.pick(PICKUP_NOTES) : null,
    dropoffClientLocationName: dropoff.name,
    dropoffClientLocationStreet: dropoff.street,
    dropoffClientLocationCity: dropoff.city,
    dropoffClientLocationState: dropoff.state,
    dropoffClientLocationZip: dropoff.zip,
    dropoffQuantity: random.chance(0.05) ? pieces + 1 : pieces,
    dropoffNotes: random.chance(0.5) ? random.pick(DROPOFF_NOTES) : null,
    pickupEarliestDateTime: printTime(windows.pickupEarliest, windows.zone),
    pickupLatestDateTime: printTime(windows.pickupLatest, windows.zone),
    dropoffEarliestDateTime: printTime(windows.dropoffEarliest, windows.zone),
    dropoffLatestDateTime: printTime(windows.dropoffLatest, windows.zone),
    timeToComplete: (windows.dropoffLatest - windows.pickupEarliest) / 60_000,
    vehicleType: chooseVehicle(random, items, mileage),
    patientName: random.chance(0.8) ? name() : null,
    mileage,
    tripClassifier: random.pick(TRIP_CLASSES),
    tempStates: [...new Set(items.map((item) => item.temp_state))],
  }
}
