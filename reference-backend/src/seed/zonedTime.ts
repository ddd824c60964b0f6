/** A time zone and its abbreviation in order times. */
export interface SeedZone {
  readonly id: string
  readonly letters: string
}

const MINUTE = 60_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** The instant of a wall clock time in a zone, in epoch milliseconds. Times in a daylight saving gap are not supported. */
export function instantOfMinute(day: string, minuteOfDay: number, zone: SeedZone): number {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minuteOfDay * MINUTE
  const guess = asUtc - offsetMinutes(asUtc, zone) * MINUTE
  return asUtc - offsetMinutes(guess, zone) * MINUTE
}

/** An instant as the API writes it: MM/dd/yyyy hh:mm AM ZZ. */
export function printTime(moment: number, zone: SeedZone): string {
  const { year, month, day, hour, minute } = wallClock(moment, zone)
  const half = hour < 12 ? 'AM' : 'PM'
  return `${two(month)}/${two(day)}/${year} ${two(hour % 12 || 12)}:${two(minute)} ${half} ${zone.letters}`
}

/** The UTC offset at a moment, such as -05:00. */
export function printOffsetAt(moment: number, zone: SeedZone): string {
  const minutes = offsetMinutes(moment, zone)
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** The calendar day of an instant in a zone, as yyyy-MM-dd. */
export function calendarDay(moment: number, zone: SeedZone): string {
  const { year, month, day } = wallClock(moment, zone)
  return `${year}-${two(month)}-${two(day)}`
}

/** Adds days to a yyyy-MM-dd date. */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 60 * MINUTE).toISOString().slice(0, 10)
}

function offsetMinutes(moment: number, zone: SeedZone): number {
  const { year, month, day, hour, minute } = wallClock(moment, zone)
  return (Date.UTC(year, month - 1, day, hour, minute) - Math.floor(moment / MINUTE) * MINUTE) / MINUTE
}

function wallClock(moment: number, { id }: SeedZone) {
  const format = formats.get(id) ?? newFormat(id)
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute') }
}

function newFormat(timeZone: string): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formats.set(timeZone, format)
  return format
}

const two = (number: number) => String(number).padStart(2, '0')
