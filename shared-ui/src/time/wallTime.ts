import { isStandardTime } from './zoneAbbreviations.ts'
import { offsetAt } from './zoneOffset.ts'

/** A local date and time without a zone. Month 1 to 12, hour 0 to 23. */
export interface WallTime {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
}

/** The instant of a wall time; 'gap': daylight saving skips it, so it does not exist on this day. */
type WallInstant = { readonly state: 'exists'; readonly instant: number } | { readonly state: 'gap' }

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Whether the day and the time of day exist; 02/30 does not. */
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

/** The wall time of the zone at that instant. */
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

/**
 * Every instant with this wall time in the zone: one, none in a gap, two in an overlap. The offset before an overlap is
 * the larger one, so the earlier instant is first.
 */
export function instantsOf(wall: WallTime, zone: string): readonly number[] {
  const utc = asIfUtc(wall)
  const offsets = new Set([offsetAt(zone, utc - DAY), offsetAt(zone, utc + DAY)])
  return [...offsets]
    .map((offset) => utc - offset * MINUTE)
    .filter((instant) => utc - instant === offsetAt(zone, instant) * MINUTE)
}

/**
 * The instant of a wall time. In an overlap it is the one with the offset in minutes, else the one of the abbreviation's
 * season, else the first.
 */
export function instantOf(wall: WallTime, zone: string, abbreviation: string, offset?: number): WallInstant {
  const instants = instantsOf(wall, zone)
  const withOffset = instants.find((candidate) => offsetAt(zone, candidate) === offset)
  const instant = withOffset ?? (isStandardTime(abbreviation) ? instants.at(-1) : instants[0])
  return instant === undefined ? { state: 'gap' } : { state: 'exists', instant }
}

/** Whether two wall times are equal to the minute. */
export function isSameWallTime(one: WallTime, other: WallTime): boolean {
  return asIfUtc(one) === asIfUtc(other)
}

function asIfUtc({ year, month, day, hour, minute }: WallTime): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.setUTCHours(hour, minute, 0, 0)
}
