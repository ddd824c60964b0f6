import { instantOf, type WallTime } from './wallTime.ts'
import { type Clock, parseWorkOrderTime, printWorkOrderTime } from './workOrderTime.ts'
import { zoneOfLetters } from './zoneLetters.ts'
import { offsetAt, parseOffset, printOffset } from './zoneOffset.ts'

/** Where the clock hangs that typed times are read from, and how they are written. */
export interface WritingZone {
  readonly zone: string
  readonly letters: string
  /** 'device': the offset at the instant is sent; 'order': wall time at the order's place, the offset stays empty. */
  readonly source: 'device' | 'order'
}

/** A time as the save call carries it, or why there is none. */
export type WrittenTime =
  | { readonly state: 'written'; readonly text: string; readonly offset: string; readonly instant: number }
  | { readonly state: 'gap' }

const DEVICE_LETTERS = ['ET', 'CT', 'MT', 'PT']

/**
 * Whose letters and offset a new time gets (specification, section 7; decisions, section 3): the device's where
 * they are ET, CT, MT or PT, else those of the order's earliest pickup time, with an empty offset. An order that
 * names no readable zone either is written in UTC, which nobody can misread.
 */
export function writingZone(of: { deviceZone: string; pickupEarliest: string | null }): WritingZone {
  const device = genericLetters(of.deviceZone)
  if (DEVICE_LETTERS.includes(device)) return { zone: of.deviceZone, letters: device, source: 'device' }
  const letters = /\b([A-Z]{2,4})\s*$/i.exec(of.pickupEarliest ?? '')?.[1]?.toUpperCase() ?? ''
  const zone = zoneOfLetters(letters)
  return zone ? { zone, letters, source: 'order' } : { zone: 'UTC', letters: 'UTC', source: 'order' }
}

/** The clock that an order's own texts use, 24 hours where none says (decisions, section 3). */
export function clockOf(texts: readonly (string | null)[]): Clock {
  return texts.map((text) => parseWorkOrderTime(text)).find((time) => time !== undefined)?.clock ?? 24
}

/**
 * Writes a typed wall time for the save call. `loadedOffset` is the offset of the value that was loaded, which
 * settles the second occurrence of an overlap.
 */
export function writeTime(
  wall: WallTime,
  { zone, letters, source }: WritingZone,
  clock: Clock,
  loadedOffset?: string | null,
): WrittenTime {
  const found = instantOf(wall, zone, parseOffset(loadedOffset))
  if (found.state === 'gap') return found
  return {
    state: 'written',
    text: printWorkOrderTime({ wall, letters, clock }),
    offset: source === 'device' ? printOffset(offsetAt(zone, found.instant)) : '',
    instant: found.instant,
  }
}

/** Letters follow the rules of a date; those of today's rules are wanted, not of 1970. */
const PRESENT_RULES = Date.UTC(2026, 0, 1)

/** 'ET' for New York and Detroit, 'MST' for Phoenix, 'Germany Time' for Berlin. */
function genericLetters(zone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortGeneric' })
  const parts = format.formatToParts(PRESENT_RULES)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
