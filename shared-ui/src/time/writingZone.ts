import { instantOf, type WallTime } from './wallTime.ts'
import { type Clock, parseWorkOrderTime, printWorkOrderTime } from './workOrderTime.ts'
import { zoneOfAbbreviation } from './zoneAbbreviations.ts'
import { offsetAt, printOffset } from './zoneOffset.ts'

/** The zone in which typed times are read, and how they are written. */
export interface WritingZone {
  readonly zone: string
  readonly abbreviation: string
  /** 'device': the offset at the instant is sent; 'order': wall time in the order's zone, the offset stays empty. */
  readonly source: 'device' | 'order'
}

/** A time in the format of the save call. */
export interface WrittenTime {
  readonly text: string
  readonly offset: string
}

const DEVICE_ABBREVIATIONS = ['ET', 'CT', 'MT', 'PT']

/**
 * The zone, abbreviation and offset rule of a new time: the device's zone where its abbreviation is ET, CT, MT or PT,
 * else the abbreviation of the order's earliest pickup time as it is written there, with an empty offset. Times with an
 * abbreviation that is not in our table are read in the device's zone; an order without any is written in UTC.
 */
export function writingZone(of: { deviceZone: string; pickupEarliest: string | null }): WritingZone {
  const device = genericAbbreviation(of.deviceZone)
  if (DEVICE_ABBREVIATIONS.includes(device)) return { zone: of.deviceZone, abbreviation: device, source: 'device' }
  const letters = /^\d{2}\/\d{2}\/\d{4}\s.*?\b([A-Z]{2,5})\s*$/i.exec(of.pickupEarliest ?? '')?.[1] ?? ''
  const known = zoneOfAbbreviation(letters.toUpperCase())
  if (known) return { zone: known, abbreviation: letters.toUpperCase(), source: 'order' }
  if (letters === '' || /^[AP]M$/i.test(letters)) return { zone: 'UTC', abbreviation: 'UTC', source: 'order' }
  return { zone: of.deviceZone, abbreviation: letters, source: 'order' }
}

/** The clock of the first readable text of an order, 24 hours without one. */
export function clockOf(texts: readonly (string | null)[]): Clock {
  return texts.map((text) => parseWorkOrderTime(text)).find((time) => time !== undefined)?.clock ?? 24
}

/**
 * The instant of a typed wall time, which is also the one of the text that `writeTime` writes for it. `offset` in minutes
 * selects one of the two instants of an overlap. Without effect where none is sent: a reader then has only the letters.
 */
export function typedInstant(wall: WallTime, { zone, abbreviation, source }: WritingZone, offset?: number) {
  return instantOf(wall, zone, abbreviation, source === 'device' ? offset : undefined)
}

/**
 * Writes a typed wall time for the save call; undefined for a time that daylight saving skips. `offset` is the one of
 * `typedInstant`.
 */
export function writeTime(
  wall: WallTime,
  writing: WritingZone,
  clock: Clock,
  offset?: number,
): WrittenTime | undefined {
  const { zone, abbreviation, source } = writing
  const found = typedInstant(wall, writing, offset)
  if (found.state === 'gap') return undefined
  return {
    text: printWorkOrderTime({ wall, abbreviation, clock }),
    offset: source === 'device' ? printOffset(offsetAt(zone, found.instant)) : '',
  }
}

/** `Intl` names a zone by the rules of a date, so a date of the present is passed instead of 1970. */
const PRESENT_RULES = Date.UTC(2026, 0, 1)

/** 'ET' for New York and Detroit, 'MST' for Phoenix, 'Germany Time' for Berlin. */
function genericAbbreviation(zone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortGeneric' })
  const parts = format.formatToParts(PRESENT_RULES)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
