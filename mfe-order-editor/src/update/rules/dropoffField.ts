import { instantsOf, wallAt } from '@carrier-portal/shared-ui/time'
import { type EditorClock, fieldTimeAt, readFieldTime, toFieldTime } from '../time/editorClock.ts'
import { type FormItem, savedTime } from './updateForm.ts'

/**
 * The dropoff field's value of a row. In the hour that the end of daylight saving repeats, a typed dropoff is the second
 * occurrence when the first one would be before the pickup. Where no offset is sent, the letters alone select the occurrence,
 * so the field stays as it was typed; an untouched saved time stays what was saved.
 */
export function dropoffField(item: Pick<FormItem, 'pickupTime' | 'dropoffTime' | 'saved'>, clock: EditorClock): string {
  const saved = savedTime(item, 'dropoff')
  const pickup = readFieldTime(item.pickupTime, savedTime(item, 'pickup'), clock)
  const dropoff = readFieldTime(item.dropoffTime, saved, clock)
  if (pickup.state !== 'exists' || dropoff.state !== 'exists' || dropoff.instant >= pickup.instant)
    return item.dropoffTime
  if (clock.source === 'order' || item.dropoffTime === toFieldTime(saved, clock)) return item.dropoffTime
  const occurrences = instantsOf(wallAt(dropoff.instant, clock.zone), clock.zone)
  const later = occurrences.find((instant) => instant >= pickup.instant)
  return later === undefined ? item.dropoffTime : fieldTimeAt(later, clock, saved)
}
