import type { OrderStep } from '@carrier-portal/contract'
import { INCOMPLETE } from '../../fields/inputText.ts'
import { isQuantity } from './quantity.ts'
import type { FormItem } from './updateForm.ts'

/** A time column of the items: the one of a stop is `${stop}Time`. */
export type TimeColumn = `${OrderStep}Time`

/** An added row: quantity 1, everything else empty. */
export function newItem(key: string): FormItem {
  return {
    key,
    saved: null,
    removed: false,
    barcode: '',
    typeId: '',
    quantity: '1',
    pickupTime: '',
    dropoffTime: '',
  }
}

/** A copy of a row: type, quantity and times. The barcode stays empty, because each item has its own. */
export function copyOf(item: FormItem, key: string): FormItem {
  const { typeId, quantity, pickupTime, dropoffTime } = item
  return { ...newItem(key), typeId, quantity, pickupTime, dropoffTime }
}

/** Whether a row is on the saved order. Such a row cannot be copied and is struck through when it is deleted. */
export function isSaved(item: FormItem): boolean {
  return item.saved !== null && item.saved.workOrderLineItemId !== null
}

/** The barcode can be edited only while the quantity is exactly 1. */
export function isBarcodeLocked(item: Pick<FormItem, 'quantity'>): boolean {
  return Number(item.quantity) !== 1
}

/** Whether a row becomes several items when it is saved: its quantity is above 1, and can be saved. */
export function isSeveralItems({ quantity }: Pick<FormItem, 'quantity'>): boolean {
  return isQuantity(quantity) && Number(quantity) > 1
}

/** The row with another quantity. One above 1 clears the barcode; one that cannot be saved does not, as it is a mistake in typing. */
export function withQuantity(item: FormItem, quantity: string): FormItem {
  const changed = { ...item, quantity }
  return isSeveralItems(changed) ? { ...changed, barcode: '' } : changed
}

/** Strikes a saved row through, or undoes that. */
export function withRemoved(items: readonly FormItem[], key: string, removed: boolean): readonly FormItem[] {
  return items.map((item) => (item.key === key ? { ...item, removed } : item))
}

/** One time into a column of every row that is not struck through; a blank time changes nothing. */
export function withTimeForAll(items: readonly FormItem[], column: TimeColumn, time: string): readonly FormItem[] {
  if (time.trim() === '') return items
  return items.map((item) => (item.removed || item[column] === time ? item : { ...item, [column]: time }))
}

/** The number of rows that "Set … Times" changes, and how many of them have a time already. */
export function timeCounts(items: readonly FormItem[], column: TimeColumn): readonly [rows: number, withTime: number] {
  const rows = items.filter(({ removed }) => !removed)
  return [rows.length, rows.filter((item) => item[column].trim() !== '').length]
}

/** Whether a bulk time was typed that no row has: Save sends the times of the rows only. */
export function isBulkTimeUnset(items: readonly FormItem[], time: string): boolean {
  return time.trim() !== '' && !items.some(({ pickupTime, dropoffTime }) => [pickupTime, dropoffTime].includes(time))
}

/** The rows without a time that was set on all of them: with that of `before`. A time that was typed since stays. */
export function withTimesRestored(
  items: readonly FormItem[],
  column: TimeColumn,
  time: string,
  before: readonly FormItem[],
): readonly FormItem[] {
  const times = new Map(before.map((item) => [item.key, item[column]]))
  return items.map((item) => (item[column] === time ? { ...item, [column]: times.get(item.key) ?? time } : item))
}

/**
 * The time that "Same as above" copies: of the nearest row above that has a whole one and is not struck through; undefined
 * without one.
 */
export function timeAbove(items: readonly FormItem[], index: number, column: TimeColumn): string | undefined {
  const hasTime = (item: FormItem) => item[column].trim() !== '' && item[column] !== INCOMPLETE
  return items.slice(0, index).findLast((item) => !item.removed && hasTime(item))?.[column]
}

/** The type of the last row that has one, which a row added after it starts with. */
export function lastType(items: readonly FormItem[]): string {
  return items.findLast((item) => !item.removed && item.typeId !== '')?.typeId ?? ''
}

/** Whether a row that is not struck through has this barcode. */
export function hasBarcode(items: readonly FormItem[], code: string): boolean {
  return items.some(({ barcode, removed }) => !removed && barcode.trim() === code.trim())
}

/**
 * The key of an added row. It is random: the keys of deleted rows must not be given again, because the Undo of a time for all
 * finds the rows by their keys, and a restored draft has keys of an earlier form.
 */
export function newKey(): string {
  return `new-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`
}

/** The saved ids that Save will leave out. */
export function removedIds(items: readonly FormItem[]) {
  return items.flatMap((item) => (item.removed ? (item.saved?.workOrderLineItemId ?? []) : []))
}

/** The barcodes on more than one row. */
export function repeatedBarcodes(items: readonly FormItem[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { barcode, removed } of items) {
    const code = barcode.trim()
    if (removed || code === '') continue
    if (seen.has(code)) repeated.add(code)
    seen.add(code)
  }
  return repeated
}

/** The indexes of the rows whose barcode contains the text, ignoring case; none for a blank text. */
export function rowsWithBarcode(items: readonly FormItem[], text: string): readonly number[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  return items.flatMap(({ barcode }, index) => (barcode.toLowerCase().includes(wanted) ? index : []))
}
