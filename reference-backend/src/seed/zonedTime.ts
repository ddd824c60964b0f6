import {
  formatInstant,
  instantsOf,
  offsetAt,
  printFieldTime,
  printOffset,
  wallAt,
} from '@carrier-portal/shared-ui/time'

/** A time zone and its abbreviation in order times. */
export interface SeedZone {
  readonly zone: string
  readonly abbreviation: string
}

/** The instant of a wall clock time in a zone, in epoch milliseconds. */
export function instantOfMinute(day: string, minuteOfDay: number, { zone }: SeedZone): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const wall = { year, month, day: date, hour: Math.floor(minuteOfDay / 60), minute: minuteOfDay % 60 }
  const [instant] = instantsOf(wall, zone)
  if (instant === undefined) throw new Error(`minute ${minuteOfDay} of ${day} does not exist in ${zone}`)
  return instant
}

/** An instant as the API writes it: MM/dd/yyyy hh:mm AM ZZ. */
export function printTime(moment: number, zone: SeedZone): string {
  return formatInstant(moment, { ...zone, clock: 12 })
}

/** The UTC offset at a moment, such as -05:00. */
export function printOffsetAt(moment: number, { zone }: SeedZone): string {
  return printOffset(offsetAt(zone, moment))
}

/** The calendar day of an instant in a zone, as yyyy-MM-dd. */
export function calendarDayIn(moment: number, { zone }: SeedZone): string {
  return printFieldTime(wallAt(moment, zone)).slice(0, 10)
}
