import type { WorkingDay } from './windows.ts'

/** The day and the time of the demo data, and the number of its orders. */
export interface SeedPlan extends WorkingDay {
  readonly orders: number
}

const QUARTER = 15 * 60_000

/**
 * The plan for a time such as 2026-11-21T14:00-05:00, whose date is the day of the demo data; by default the clock's
 * time and its local day. The time is rounded down to a quarter of an hour, so that databases of that time are equal.
 */
export function seedPlan(orders: number, seedNow: string | undefined, clock: Date): SeedPlan {
  const now = seedNow === undefined ? clock.getTime() : Date.parse(seedNow)
  return { today: seedNow?.slice(0, 10) ?? localDay(clock), now: Math.floor(now / QUARTER) * QUARTER, orders }
}

function localDay(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
