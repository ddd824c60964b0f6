import type { OrderStatus } from '@carrier-portal/contract'
import { addCalendarDays } from '@carrier-portal/shared-ui/time'
import type { OrderFacts } from '../store/orders.ts'
import { CARRIERS, type SeedCarrier } from './accounts.ts'
import { dayPlan } from './dayPlan.ts'
import { makeFacts } from './makeFacts.ts'
import { makeItems, type SeedItem } from './makeItems.ts'
import { makeProof, type SeedProof } from './makeProof.ts'
import { type SeededRandom, seededRandom } from './seededRandom.ts'

import type { SeedPlan } from './seedPlan.ts'
import { type WorkingDay, windowsAroundNow, windowsOfDay } from './windows.ts'
import { calendarDayIn } from './zonedTime.ts'

const FIRST_ID = 100_001
/** A prime: the ranks of a portion are all taken, and neighbouring numbers differ in urgency. */
const STRIDE = 7919

interface SeedOrder extends SeedProof {
  readonly id: number
  readonly number: string
  readonly carrier_code: string
  readonly status: OrderStatus
  readonly pickup_day: string
  readonly pickup_at: string
  readonly facts: OrderFacts
  readonly items: readonly SeedItem[]
}

/**
 * The demo orders around a time: the same for the same plan, on every machine. What is drawn does not depend on the day,
 * so that an empty database gets the same orders at other dates every day; later days of a database differ by their numbers.
 */
export function makeOrders(plan: SeedPlan, firstId = FIRST_ID): readonly SeedOrder[] {
  const { today, orders } = plan
  const random = seededRandom(`${firstId}/${orders}`)
  const drawn = dayPlan(orders).flatMap(({ status, days, share, withoutItems = false }) =>
    Array.from({ length: share }, (_, index) => ({
      status,
      rank: ((index * STRIDE) % share) / share,
      day: addCalendarDays(today, random.between(days[0], days[1])),
      carrier: carrierOf(index),
      withoutItems,
    })),
  )
  return drawn.map((order, index) => makeOrder(random, firstId + index, order, plan))
}

interface Drawn {
  readonly status: OrderStatus
  /** The order's position by urgency in its portion, from 0 to 1. */
  readonly rank: number
  readonly day: string
  readonly carrier: SeedCarrier
  readonly withoutItems: boolean
}

function makeOrder(random: SeededRandom, id: number, order: Drawn, workingDay: WorkingDay): SeedOrder {
  const { status, day, carrier, withoutItems } = order
  const region = random.pick(carrier.regions)
  const windows =
    day === workingDay.today
      ? windowsAroundNow(random, workingDay, order, region.zone)
      : windowsOfDay(random, day, region.zone)
  const items = withoutItems ? [] : makeItems(random, id, status, windows)
  return {
    id,
    number: `WO-${id}`,
    carrier_code: carrier.code,
    status,
    pickup_day: calendarDayIn(windows.pickupEarliest, region.zone),
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
