import type { WorkOrder } from '@carrier-portal/contract'
import {
  type Clock,
  clockOf,
  formatInstant,
  formatRecordedTime,
  instantsOf,
  offsetAt,
  offsetOfFieldTime,
  parseFieldTime,
  parseWorkOrderTime,
  printFieldTime,
  printOffset,
  typedInstant,
  type WritingZone,
  type WrittenTime,
  wallAt,
  writeTime,
  writingZone,
} from '@carrier-portal/shared-ui/time'

/** The zone of the editor's time fields and the format in which times are saved. */
export interface EditorClock extends WritingZone {
  readonly clock: Clock
}

/** A time as the details call gives it, and the save call takes it. */
export interface SavedTime {
  readonly text: string | null
  readonly offset: string | null
}

/** The saved time of a field that was not loaded with one. */
export const NOT_SAVED: SavedTime = { text: null, offset: null }

/** The clock for one order on a device in `deviceZone` (an IANA name). */
export function editorClock(order: WorkOrder, deviceZone: string): EditorClock {
  const texts = [
    order.pickupEarliestDateTime,
    order.pickupLatestDateTime,
    order.dropoffEarliestDateTime,
    order.dropoffLatestDateTime,
    ...order.lineItems.flatMap((item) => [item.pickupTimeActual, item.dropoffTimeActual]),
  ]
  // Without an earliest pickup, the next time of the order names its zone.
  const firstTime = texts.find((text) => text?.trim()) ?? null
  return { ...writingZone({ deviceZone, pickupEarliest: firstTime }), clock: clockOf(texts) }
}

/** A saved time as a field's value; '' for none, the text itself when it cannot be parsed. */
export function toFieldTime(saved: SavedTime, clock: EditorClock): string {
  const time = parseWorkOrderTime(saved.text, saved.offset)
  return time ? printFieldTime(wallAt(time.instant, clock.zone)) : (saved.text ?? '')
}

/**
 * An instant as a field's value. In the hour that the end of daylight saving repeats, it ends with the UTC offset when the
 * typed time is the other occurrence.
 */
export function fieldTimeAt(instant: number, clock: EditorClock, saved: SavedTime = NOT_SAVED): string {
  const text = printFieldTime(wallAt(instant, clock.zone))
  const offset = offsetAt(clock.zone, instant)
  const read = readFieldTime(text, saved, clock)
  return read.state === 'exists' && offsetAt(clock.zone, read.instant) === offset ? text : text + printOffset(offset)
}

/**
 * The saved form of a field's value: an untouched saved time byte for byte, an edited one with zone abbreviation and
 * UTC offset. The inverse of `toFieldTime`. Throws for a time that the clocks skip, which validation rejects.
 */
export function fromFieldTime(field: string, saved: SavedTime, clock: EditorClock): WrittenTime {
  if (field.trim() === '') return { text: '', offset: '' }
  if (field === toFieldTime(saved, clock)) return { text: saved.text ?? '', offset: saved.offset ?? '' }
  const wall = parseFieldTime(field)
  if (!wall) return { text: field, offset: '' }
  const written = writeTime(wall, clock, clock.clock, offsetOfFieldTime(field) ?? secondOccurrence(saved, clock))
  if (!written) throw new Error('A time that the clocks skip must not be sent.')
  return written
}

/** The meaning of a field's value: empty, an instant, a time that the clocks skip, or an incomplete time. */
export type FieldTime =
  | { readonly state: 'empty' | 'gap' | 'unreadable' }
  | { readonly state: 'exists'; readonly instant: number }

/**
 * Parses a field's value: an untouched saved time as it was saved, any other as `fromFieldTime` writes it. An untouched
 * saved time that cannot be parsed is 'unreadable' too, and valid.
 */
export function readFieldTime(field: string, saved: SavedTime, clock: EditorClock): FieldTime {
  if (field.trim() === '') return { state: 'empty' }
  const untouched = field === toFieldTime(saved, clock) && parseWorkOrderTime(saved.text, saved.offset)
  if (untouched) return { state: 'exists', instant: untouched.instant }
  const wall = parseFieldTime(field)
  if (!wall) return { state: 'unreadable' }
  return typedInstant(wall, clock, offsetOfFieldTime(field) ?? secondOccurrence(saved, clock))
}

/**
 * A field's time on the clocks at the stop; undefined where they show what the field shows. In the hour that the end of
 * daylight saving repeats, the field does not show which one it means.
 */
export function timeAtStop(time: FieldTime, stopTime: string | null, clock: EditorClock): string | undefined {
  const stop = parseWorkOrderTime(stopTime)
  if (time.state !== 'exists' || !stop) return undefined
  const { instant } = time
  const offset = offsetAt(stop.zone, instant)
  const isRepeated = instantsOf(wallAt(instant, stop.zone), stop.zone).length > 1
  if (offset === offsetAt(clock.zone, instant) && !isRepeated) return undefined
  // The letters of the stop's own time, EDT or EST, would be false in the other season.
  const isOtherSeason = offset !== offsetAt(stop.zone, stop.instant)
  const abbreviation = isOtherSeason ? stop.abbreviation.replace(/[DS]T$/, 'T') : stop.abbreviation
  return formatRecordedTime(formatInstant(instant, { ...stop, abbreviation }), printOffset(offset))
}

/**
 * The UTC offset in minutes of a loaded time that is the second occurrence of an hour at the end of daylight saving:
 * an edited value stays in the second occurrence.
 */
function secondOccurrence(saved: SavedTime, clock: EditorClock): number | undefined {
  const loaded = parseWorkOrderTime(saved.text, saved.offset)
  if (!loaded) return undefined
  const occurrences = instantsOf(wallAt(loaded.instant, clock.zone), clock.zone)
  return occurrences.indexOf(loaded.instant) > 0 ? offsetAt(clock.zone, loaded.instant) : undefined
}
