import type { WorkOrder } from '@carrier-portal/contract'
import {
  type Clock,
  clockOf,
  formatInstant,
  instantOf,
  offsetAt,
  parseFieldTime,
  parseWorkOrderTime,
  printFieldTime,
  printOffset,
  type WritingZone,
  wallAt,
  writeTime,
  writingZone,
} from '@carrier-portal/shared-ui/time'

/** The clock that the editor's time fields are read from, and how its times are written (decisions, section 3). */
export interface EditorClock extends WritingZone {
  readonly clock: Clock
}

/** A time as the details call gives it, and the save call takes it. */
export interface SavedTime {
  readonly text: string | null
  readonly offset: string | null
}

/** The clock for one order on a device in `deviceZone` (an IANA name). */
export function editorClock(order: WorkOrder, deviceZone: string): EditorClock {
  const { pickupEarliestDateTime: pickupEarliest } = order
  const texts = [
    pickupEarliest,
    order.pickupLatestDateTime,
    order.dropoffEarliestDateTime,
    order.dropoffLatestDateTime,
    ...order.lineItems.flatMap((item) => [item.pickupTimeActual, item.dropoffTimeActual]),
  ]
  return { ...writingZone({ deviceZone, pickupEarliest }), clock: clockOf(texts) }
}

/** A saved time as a field shows it; '' for none, the text itself where nobody can read it. */
export function toFieldTime(saved: SavedTime, clock: EditorClock): string {
  const time = parseWorkOrderTime(saved.text, saved.offset)
  return time ? printFieldTime(wallAt(time.instant, clock.zone)) : (saved.text ?? '')
}

/** This moment as a field shows it. */
export function nowInField(now: number, clock: EditorClock): string {
  return printFieldTime(wallAt(now, clock.zone))
}

/**
 * What is sent for a field: an untouched saved time byte for byte, a typed one with the letters and the offset of
 * specification, section 7. The pair of toFieldTime. A time in a gap never comes here: the rules stop it.
 */
export function fromFieldTime(field: string, saved: SavedTime, clock: EditorClock): { text: string; offset: string } {
  if (field.trim() === '') return { text: '', offset: '' }
  if (field === toFieldTime(saved, clock)) return { text: saved.text ?? '', offset: saved.offset ?? '' }
  const wall = parseFieldTime(field)
  if (!wall) return { text: field, offset: '' }
  const second = secondOccurrence(saved, clock)
  const written = writeTime(wall, clock, clock.clock, second === undefined ? undefined : printOffset(second))
  if (written.state === 'gap') throw new Error('A time that no clock shows must not be sent.')
  return { text: written.text, offset: written.offset }
}

/** What a field's text means: nothing, an instant, a time that the clocks skip, or no whole time. */
export type FieldTime =
  | { readonly state: 'empty' | 'gap' | 'unreadable' }
  | { readonly state: 'exists'; readonly instant: number }

/** Reads a field. A saved time that nobody can read is 'unreadable' too, and allowed as long as it is untouched. */
export function readFieldTime(field: string, saved: SavedTime, clock: EditorClock): FieldTime {
  if (field.trim() === '') return { state: 'empty' }
  const wall = parseFieldTime(field)
  if (!wall) return { state: 'unreadable' }
  const loaded = parseWorkOrderTime(saved.text, saved.offset)
  if (loaded && field === toFieldTime(saved, clock)) return { state: 'exists', instant: loaded.instant }
  return instantOf(wall, clock.zone, secondOccurrence(saved, clock))
}

/** A field's time on the clocks at the stop, where they differ from the editor's; undefined where they do not. */
export function timeAtStop(instant: number, stopTime: string | null, clock: EditorClock): string | undefined {
  const stop = parseWorkOrderTime(stopTime)
  if (!stop || offsetAt(stop.zone, instant) === offsetAt(clock.zone, instant)) return undefined
  return formatInstant(instant, stop)
}

/**
 * The offset in minutes of a loaded time that is the second of its kind in an autumn night: it stays the second when
 * it is edited (decisions, section 3).
 */
function secondOccurrence(saved: SavedTime, clock: EditorClock): number | undefined {
  const loaded = parseWorkOrderTime(saved.text, saved.offset)
  if (!loaded) return undefined
  const first = instantOf(wallAt(loaded.instant, clock.zone), clock.zone)
  return first.state === 'gap' || first.instant === loaded.instant ? undefined : offsetAt(clock.zone, loaded.instant)
}
