import { LIMITS } from '@carrier-portal/contract/rules'
import { type EditorClock, readFieldTime, type SavedTime } from './editorClock.ts'
import { type FormItem, isBlank } from './form.ts'
import { dropoffTimeOf, pickupTimeOf } from './payload.ts'
import type { FieldReason, ItemErrors } from './problems.ts'

const NONE: ItemErrors = Object.freeze({})

/** What is wrong with one row (specification, section 5; decisions, section 4). A row struck through is not sent. */
export function itemErrors(item: FormItem, clock: EditorClock): ItemErrors {
  if (item.removed) return NONE
  const barcode = item.barcode.trim().length > LIMITS.text ? 'textTooLong' : undefined
  const typeId = item.typeId === '' ? 'itemTypeMissing' : undefined
  const quantity = isQuantity(item.quantity) ? undefined : 'quantityOutOfRange'
  const pickupTime =
    isBlank(item.pickupTime) && !isBlank(item.dropoffTime)
      ? 'pickupTimeMissing'
      : timeError(item.pickupTime, pickupTimeOf(item), clock)
  const dropoffTime = timeError(item.dropoffTime, dropoffTimeOf(item), clock)
  if (!barcode && !typeId && !quantity && !pickupTime && !dropoffTime) return NONE
  return {
    ...(barcode && { barcode }),
    ...(typeId && { typeId }),
    ...(quantity && { quantity }),
    ...(pickupTime && { pickupTime }),
    ...(dropoffTime && { dropoffTime }),
  }
}

/** What is wrong with a time field: half typed, or a time that the clocks skip. Untouched saved text never is. */
export function timeError(field: string, saved: SavedTime, clock: EditorClock): FieldReason | undefined {
  const { state } = readFieldTime(field, saved, clock)
  if (state === 'gap') return 'timeSkipped'
  return state === 'unreadable' && field !== saved.text ? 'timeUnreadable' : undefined
}

/** A whole number from 1 to 999 (decisions, section 4). */
function isQuantity(text: string): boolean {
  const quantity = Number(text)
  return /^\d+$/.test(text.trim()) && quantity >= LIMITS.quantity.min && quantity <= LIMITS.quantity.max
}
