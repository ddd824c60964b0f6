import { instantsOf, isWallTime, type WallTime } from './wallTime.ts'
import { seasonOfLetters, zoneOfLetters } from './zoneLetters.ts'
import { offsetAt, parseOffset } from './zoneOffset.ts'

/** A time of day as '10:30 PM' (12) or '22:30' (24). */
export type Clock = 12 | 24

/** What a work order's time text says, to the minute. */
export interface WorkOrderTime {
  /** Milliseconds since 1970. */
  readonly instant: number
  readonly zone: string
  readonly letters: string
  readonly wall: WallTime
  readonly clock: Clock
  /** The text as it came; an untouched time goes back as this, byte for byte. */
  readonly text: string
}

/** What is needed to write a time text. */
export interface PrintableTime {
  readonly wall: WallTime
  readonly letters: string
  readonly clock: Clock
}

const PATTERN = /^(\d{2})\/(\d{2})\/(\d{4})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s*([AP])\.?M\.?)?\s+([A-Z]{2,4})$/i

/**
 * Reads 'MM/dd/yyyy', a 12 or 24 hour time and a zone abbreviation (decisions, section 3). Answers undefined for
 * anything else, also for a time that the zone's clocks skip: such a text is shown as it came. Seconds are read and
 * let go. `offset` is what the backend holds beside the text; it tells the two occurrences of an overlap apart, as
 * letters like EST and EDT do.
 */
export function parseWorkOrderTime(text: string | null | undefined, offset?: string | null): WorkOrderTime | undefined {
  const parts = PATTERN.exec(text?.trim() ?? '')
  if (!text || !parts) return undefined
  const [, month, day, year, hour, minute, second, half, zoneLetters] = parts
  const letters = String(zoneLetters).toUpperCase()
  const zone = zoneOfLetters(letters)
  const hours = hourOfDay(Number(hour), half?.toUpperCase())
  if (!zone || hours === undefined || Number(second ?? 0) > 59) return undefined
  const wall = { year: Number(year), month: Number(month), day: Number(day), hour: hours, minute: Number(minute) }
  const instant = isWallTime(wall) ? occurrence(instantsOf(wall, zone), zone, letters, parseOffset(offset)) : undefined
  return instant === undefined ? undefined : { instant, zone, letters, wall, clock: half ? 12 : 24, text }
}

/** Writes 'MM/dd/yyyy HH:mm ZZ', or with AM and PM. The pair of parseWorkOrderTime. */
export function printWorkOrderTime({ wall, letters, clock }: PrintableTime): string {
  return `${printDay(wall)} ${printTimeOfDay(wall, clock)} ${letters}`
}

/** The day alone: 'MM/dd/yyyy'. */
export function printDay({ year, month, day }: WallTime): string {
  return `${pad(month)}/${pad(day)}/${String(year).padStart(4, '0')}`
}

/** The time of day alone: '09:05' or '09:05 AM'. */
export function printTimeOfDay({ hour, minute }: WallTime, clock: Clock): string {
  if (clock === 24) return `${pad(hour)}:${pad(minute)}`
  return `${pad(hour % 12 || 12)}:${pad(minute)} ${hour < 12 ? 'AM' : 'PM'}`
}

function hourOfDay(hour: number, half: string | undefined): number | undefined {
  if (!half) return hour <= 23 ? hour : undefined
  if (hour < 1 || hour > 12) return undefined
  return (hour % 12) + (half === 'P' ? 12 : 0)
}

/** In an overlap: the one of the loaded offset, else the one that the letters insist on, else the first. */
function occurrence(instants: readonly number[], zone: string, letters: string, loadedOffset: number | undefined) {
  const loaded = instants.find((instant) => offsetAt(zone, instant) === loadedOffset)
  return loaded ?? (seasonOfLetters(letters) === 'standard' ? instants.at(-1) : instants[0])
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
