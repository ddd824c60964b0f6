import { isBlank, LIMITS } from '@carrier-portal/contract/rules'
import { type EditorClock, readFieldTime, type SavedTime, toFieldTime } from '../time/editorClock.ts'
import { dropoffField } from './dropoffField.ts'
import type { FieldReason, ItemErrors } from './issues.ts'
import { isQuantity } from './quantity.ts'
import { type FormItem, savedTime } from './updateForm.ts'

const NONE: ItemErrors = Object.freeze({})

/** The issues of one row. A row struck through is not sent, so it has none. */
export function itemErrors(item: FormItem, clock: EditorClock): ItemErrors {
  if (item.removed) return NONE
  const barcode = item.barcode.trim().length > LIMITS.text ? 'textTooLong' : undefined
  const typeId = item.typeId === '' ? 'itemTypeMissing' : undefined
  const quantity = isQuantity(item.quantity) ? undefined : 'quantityOutOfRange'
  const pickupTime =
    isBlank(item.pickupTime) && !isBlank(item.dropoffTime)
      ? 'pickupTimeMissing'
      : timeError(item.pickupTime, savedTime(item, 'pickup'), clock)
  const dropoffTime =
    timeError(item.dropoffTime, savedTime(item, 'dropoff'), clock) ??
    (isReversed(item, clock) ? 'dropoffBeforePickup' : undefined)
  if (!barcode && !typeId && !quantity && !pickupTime && !dropoffTime) return NONE
  return {
    ...(barcode && { barcode }),
    ...(typeId && { typeId }),
    ...(quantity && { quantity }),
    ...(pickupTime && { pickupTime }),
    ...(dropoffTime && { dropoffTime }),
  }
}

/** The issue of a time field: an incomplete time, or one that the clocks skip. Untouched saved text has none. */
export function timeError(field: string, saved: SavedTime, clock: EditorClock): FieldReason | undefined {
  const { state } = readFieldTime(field, saved, clock)
  if (state === 'gap') return 'timeSkipped'
  return state === 'unreadable' && field !== saved.text ? 'timeUnreadable' : undefined
}

/** Whether the dropoff time is before the pickup time and one of them was edited: the backend accepts two saved times. */
function isReversed(item: FormItem, clock: EditorClock): boolean {
  const [savedPickup, savedDropoff] = [savedTime(item, 'pickup'), savedTime(item, 'dropoff')]
  const isUntouched =
    item.pickupTime === toFieldTime(savedPickup, clock) && item.dropoffTime === toFieldTime(savedDropoff, clock)
  if (isUntouched) return false
  const pickup = readFieldTime(item.pickupTime, savedPickup, clock)
  const dropoff = readFieldTime(dropoffField(item, clock), savedDropoff, clock)
  return pickup.state === 'exists' && dropoff.state === 'exists' && dropoff.instant < pickup.instant
}
