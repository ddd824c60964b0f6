import type { OrderStatus } from '@carrier-portal/contract'
import type { SeededRandom } from './seededRandom.ts'
import { instantOfMinute, type SeedZone } from './zonedTime.ts'

/** The time windows of an order, in epoch milliseconds, and the zone that they are printed in. */
export interface Windows {
  readonly zone: SeedZone
  readonly pickupEarliest: number
  readonly pickupLatest: number
  readonly dropoffEarliest: number
  readonly dropoffLatest: number
}

const QUARTER = 15 * 60_000
const HOUR = 4 * QUARTER

/** Windows on a day other than the seed's, between 5 AM and midnight, outside of daylight saving changes. */
export function windowsOfDay(random: SeededRandom, day: string, zone: SeedZone): Windows {
  return windowsFrom(random, instantOfMinute(day, random.between(20, 83) * 15, zone), zone)
}

/** A working day: its calendar day (yyyy-MM-dd) and the instant around which its orders lie, in epoch milliseconds. */
export interface WorkingDay {
  readonly today: string
  readonly now: number
}

/** The status of an order, and its rank in its portion: from 0, the most urgent one, to 1. */
interface Turn {
  readonly status: OrderStatus
  readonly rank: number
}

/**
 * Windows of an order of the seed's day: the next stop is late for a tenth of a portion, due within the hour for 15 %,
 * ahead for the rest; a completed order ended before now. No pickup window begins before the day does in its zone.
 */
export function windowsAroundNow(random: SeededRandom, day: WorkingDay, turn: Turn, zone: SeedZone): Windows {
  const dayStart = instantOfMinute(day.today, 0, zone)
  const now = Math.max(day.now, dayStart)
  const start = (instant: number, quarters: number) => Math.max(instant, dayStart + quarters * QUARTER)
  if (turn.status === 'COMPLETED')
    return windowsFrom(random, start(now - random.between(13, 40) * QUARTER, random.between(0, 15)), zone)
  const due = now + dueInQuarters(random, turn.rank) * QUARTER
  if (turn.status === 'PICKED_UP') {
    const dropoffEarliest = due - random.between(2, 8) * QUARTER
    const pickupEarliest = start(Math.min(dropoffEarliest, now) - random.between(3, 8) * QUARTER, 0)
    const pickupLatest = pickupEarliest + random.between(2, 4) * QUARTER
    const opens = Math.max(dropoffEarliest, pickupEarliest)
    return {
      zone,
      pickupEarliest,
      pickupLatest,
      dropoffEarliest: opens,
      dropoffLatest: Math.max(due, opens + HOUR / 2),
    }
  }
  const pickupEarliest = start(due - random.between(2, 6) * QUARTER, 0)
  const windows = windowsFrom(random, pickupEarliest, zone)
  const pickupLatest = Math.max(due, pickupEarliest + 2 * QUARTER)
  return { ...windows, pickupLatest, dropoffLatest: Math.max(windows.dropoffLatest, pickupLatest + HOUR) }
}

/** Within 15 minutes after now an order that is due soon stays due within the hour. */
function dueInQuarters(random: SeededRandom, rank: number): number {
  if (rank < 0.1) return -random.between(1, 6)
  if (rank < 0.25) return random.between(2, 4)
  return random.between(6, 32)
}

function windowsFrom(random: SeededRandom, pickupEarliest: number, zone: SeedZone): Windows {
  const pickupLatest = pickupEarliest + random.between(2, 6) * QUARTER
  const dropoffEarliest = pickupEarliest + random.between(2, 8) * QUARTER
  const dropoffLatest = Math.max(pickupLatest, dropoffEarliest) + random.between(2, 8) * QUARTER
  return { zone, pickupEarliest, pickupLatest, dropoffEarliest, dropoffLatest }
}
