import { twoDigits } from './twoDigits.ts'
import { instantOf, isWallTime, type WallTime } from './wallTime.ts'
import { zoneOfAbbreviation } from './zoneAbbreviations.ts'
import { parseOffset } from './zoneOffset.ts'

/** A time of day as '10:30 PM' (12) or '22:30' (24). */
export type Clock = 12 | 24

/** A parsed time text of a work order, to the minute. */
export interface WorkOrderTime {
  /** Milliseconds since 1970. */
  readonly instant: number
  readonly zone: string
  readonly abbreviation: string
  readonly wall: WallTime
  readonly clock: Clock
  /** The original text; an unedited time is sent back byte for byte. */
  readonly text: string
}

/** The parts of a time text. */
interface PrintableTime {
  readonly wall: WallTime
  readonly abbreviation: string
  readonly clock: Clock
}

const PATTERN = /^(\d{2})\/(\d{2})\/(\d{4})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s*([AP])\.?M\.?)?\s+([A-Z]{2,4})$/i

/**
 * Parses 'MM/dd/yyyy', a 12 or 24 hour time and a zone abbreviation. Returns undefined for any other text and for a time
 * that the zone's daylight saving skips; the caller then shows the text unchanged. Seconds are dropped. `offset` is the
 * stored UTC offset of the time; it selects one of the two instants of an overlap, as EST and EDT do.
 */
export function parseWorkOrderTime(text: string | null | undefined, offset?: string | null): WorkOrderTime | undefined {
  const parts = PATTERN.exec(text?.trim() ?? '')
  if (!text || !parts) return undefined
  const [, month, day, year, hour, minute, second, half, zoneText] = parts
  const abbreviation = String(zoneText).toUpperCase()
  const zone = zoneOfAbbreviation(abbreviation)
  const hours = hourOfDay(Number(hour), half?.toUpperCase())
  if (!zone || hours === undefined || Number(second ?? 0) > 59) return undefined
  const wall = { year: Number(year), month: Number(month), day: Number(day), hour: hours, minute: Number(minute) }
  if (!isWallTime(wall)) return undefined
  const found = instantOf(wall, zone, abbreviation, parseOffset(offset))
  if (found.state === 'gap') return undefined
  return { instant: found.instant, zone, abbreviation, wall, clock: half ? 12 : 24, text }
}

/** Writes 'MM/dd/yyyy HH:mm ZZ', or with AM and PM. The inverse of parseWorkOrderTime. */
export function printWorkOrderTime({ wall, abbreviation, clock }: PrintableTime): string {
  return `${printDay(wall)} ${printTimeOfDay(wall, clock)} ${abbreviation}`
}

/** The day alone: 'MM/dd/yyyy'. */
export function printDay({ year, month, day }: WallTime): string {
  return `${twoDigits(month)}/${twoDigits(day)}/${String(year).padStart(4, '0')}`
}

/** The time of day alone: '09:05' or '09:05 AM'. */
export function printTimeOfDay({ hour, minute }: WallTime, clock: Clock): string {
  if (clock === 24) return `${twoDigits(hour)}:${twoDigits(minute)}`
  return `${twoDigits(hour % 12 || 12)}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`
}

function hourOfDay(hour: number, half: string | undefined): number | undefined {
  if (!half) return hour
  if (hour < 1 || hour > 12) return undefined
  return (hour % 12) + (half === 'P' ? 12 : 0)
}
