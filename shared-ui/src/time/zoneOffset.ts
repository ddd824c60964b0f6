import { temporal } from './temporal.ts'
import { twoDigits } from './twoDigits.ts'

const MINUTE = 60_000
const MINUTE_IN_NANOSECONDS = MINUTE * 1_000_000
const QUARTER = 15 * MINUTE
const formats = new Map<string, Intl.DateTimeFormat>()
const known = new Map<string, number>()

/** Entries before the cache is cleared: some weeks in every zone of the table. */
const KNOWN_LIMIT = 20_000

/** The zone's offset from UTC in minutes at that instant: -300 for New York in winter. */
export function offsetAt(zone: string, instant: number): number {
  // Offsets change only at a full quarter of an hour, so one cached value covers it.
  const quarter = Math.floor(instant / QUARTER) * QUARTER
  const key = `${zone} ${quarter}`
  const found = known.get(key)
  if (found !== undefined) return found
  const offset = readTemporal(zone, quarter) ?? readIntl(zone, quarter)
  if (known.size >= KNOWN_LIMIT) known.clear()
  known.set(key, offset)
  return offset
}

/** An offset in the format of the save call: '-05:00'. */
export function printOffset(minutes: number): string {
  const ahead = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(ahead / 60))}:${twoDigits(ahead % 60)}`
}

/** Reads '-05:00' as -300; undefined for any other text, also an empty one. */
export function parseOffset(text: string | null | undefined): number | undefined {
  const parts = /^([+-])(\d{2}):(\d{2})$/.exec(text?.trim() ?? '')
  if (!parts) return undefined
  const minutes = Number(parts[2]) * 60 + Number(parts[3])
  return parts[1] === '-' && minutes > 0 ? -minutes : minutes
}

/** Undefined where the browser has no Temporal. */
function readTemporal(zone: string, instant: number): number | undefined {
  const zoned = temporal?.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
  return zoned && Math.round(zoned.offsetNanoseconds / MINUTE_IN_NANOSECONDS)
}

function readIntl(zone: string, instant: number): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const wall = new Date(0)
  wall.setUTCFullYear(part('year'), part('month') - 1, part('day'))
  wall.setUTCHours(part('hour'), part('minute'), 0, 0)
  return Math.round((wall.getTime() - instant) / MINUTE)
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const made = formats.get(zone)
  if (made) return made
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formats.set(zone, format)
  return format
}
