import type { OrderStatus } from '@carrier-portal/contract'
import type { OrderFacts } from '../store/orders.ts'
import { CARRIERS, type SeedCarrier } from './accounts.ts'
import { dayPlan } from './dayPlan.ts'
import { makeFacts } from './makeFacts.ts'
import { makeItems, type SeedItem } from './makeItems.ts'
import { makeProof, type SeedProof } from './makeProof.ts'
import { type SeededRandom, seededRandom } from './seededRandom.ts'
import { instantOfMinute, plusDays, type SeedZone } from './zonedTime.ts'

const FIRST_ID = 100_001

/** The time windows of an order, in epoch milliseconds, and the zone that they are printed in. */
export interface Windows {
  readonly zone: SeedZone
  readonly pickupEarliest: number
  readonly pickupLatest: number
  readonly dropoffEarliest: number
  readonly dropoffLatest: number
}

export interface SeedOrder extends SeedProof {
  readonly id: number
  readonly number: string
  readonly carrier_code: string
  readonly status: OrderStatus
  readonly pickup_day: string
  readonly pickup_at: string
  readonly facts: OrderFacts
  readonly items: readonly SeedItem[]
}

/** The demo orders around a day: the same for the same day and number, on every machine. */
export function makeOrders(today: string, orders: number, firstId = FIRST_ID): readonly SeedOrder[] {
  const random = seededRandom(`${today}/${orders}`)
  const drawn = dayPlan(orders).flatMap(({ status, days, share, withoutItems = false }) =>
    Array.from({ length: share }, (_, index) => ({
      status,
      day: plusDays(today, random.between(days[0], days[1])),
      carrier: carrierOf(index),
      withoutItems,
    })),
  )
  return drawn.map((order, index) => makeOrder(random, firstId + index, order))
}

interface Drawn {
  readonly status: OrderStatus
  readonly day: string
  readonly carrier: SeedCarrier
  readonly withoutItems: boolean
}

function makeOrder(random: SeededRandom, id: number, { status, day, carrier, withoutItems }: Drawn): SeedOrder {
  const region = random.pick(carrier.regions)
  const windows = makeWindows(random, day, status, region.zone)
  const items = withoutItems ? [] : makeItems(random, id, status, windows)
  return {
    id,
    number: `WO-${id}`,
    carrier_code: carrier.code,
    status,
    pickup_day: day,
    pickup_at: new Date(windows.pickupEarliest).toISOString(),
    facts: makeFacts(random, region, windows, items),
    items,
    ...makeProof(random, id, status, windows, items),
  }
}

/** Carriers in turn, by weight, so that small samples keep the shares.  */
function carrierOf(index: number): SeedCarrier {
  const turns = Array.from({ length: 4 }, (_, round) => CARRIERS.filter(({ weight }) => weight > round)).flat()
  const carrier = turns[index % turns.length]
  if (!carrier) throw new Error('no carriers to give orders to')
  return carrier
}

/** Windows between 4 AM and 9 PM, outside of daylight saving changes. Completed orders start early in the day. */
function makeWindows(random: SeededRandom, day: string, status: OrderStatus, zone: SeedZone): Windows {
  const minute = 60_000
  const earliestHour = status === 'COMPLETED' ? [4, 9] : [5, 20]
  const start = random.between(earliestHour[0] ?? 5, earliestHour[1] ?? 20) * 60 + random.between(0, 3) * 15
  const pickupEarliest = instantOfMinute(day, start, zone)
  const pickupLatest = pickupEarliest + random.between(2, 6) * 15 * minute
  const dropoffEarliest = pickupEarliest + random.between(2, 8) * 15 * minute
  const dropoffLatest = Math.max(pickupLatest, dropoffEarliest) + random.between(2, 8) * 15 * minute
  return { zone, pickupEarliest, pickupLatest, dropoffEarliest, dropoffLatest }
}
