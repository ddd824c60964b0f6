import { offsetAt } from './zoneOffset.ts'

/** What a calendar and a clock on the wall show, wherever they hang. Month 1 to 12, hour 0 to 23. */
export interface WallTime {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
}

/** The instant of a wall time; 'gap': the clocks were put forward over it, so it does not exist on this day. */
export type WallInstant = { readonly state: 'exists'; readonly instant: number } | { readonly state: 'gap' }

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Whether there is such a day and such a time of day: 02/30 is not. */
export function isWallTime({ year, month, day, hour, minute }: WallTime): boolean {
  const date = new Date(asIfUtc({ year, month, day, hour, minute }))
  return (
    year >= 1 &&
    year <= 9999 &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    date.getUTCMinutes() === minute
  )
}

/** What the clocks of the zone show at that instant. */
export function wallAt(instant: number, zone: string): WallTime {
  const date = new Date(instant + offsetAt(zone, instant) * MINUTE)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  }
}

/** Every instant at which the zone's clocks show this: one, none in a gap, two in an overlap; earliest first. */
export function instantsOf(wall: WallTime, zone: string): readonly number[] {
  const utc = asIfUtc(wall)
  const offsets = new Set([offsetAt(zone, utc - DAY), offsetAt(zone, utc + DAY)])
  return [...offsets]
    .map((offset) => utc - offset * MINUTE)
    .filter((instant) => utc - instant === offsetAt(zone, instant) * MINUTE)
    .toSorted((a, b) => a - b)
}

/**
 * The instant that a typed wall time means (decisions, section 3): in an overlap the first, unless the loaded value
 * had the offset of the second.
 */
export function instantOf(wall: WallTime, zone: string, loadedOffset?: number): WallInstant {
  const instants = instantsOf(wall, zone)
  const instant = instants.find((candidate) => offsetAt(zone, candidate) === loadedOffset) ?? instants[0]
  return instant === undefined ? { state: 'gap' } : { state: 'exists', instant }
}

/** Whether two wall times show the same. */
export function isSameWallTime(one: WallTime, other: WallTime): boolean {
  return asIfUtc(one) === asIfUtc(other)
}

function asIfUtc({ year, month, day, hour, minute }: WallTime): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.setUTCHours(hour, minute, 0, 0)
}
