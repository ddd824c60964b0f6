import type { FormItem } from './form.ts'

/** A time column of the items. */
export type TimeColumn = 'pickupTime' | 'dropoffTime'

/** A row that was just added: quantity 1 (specification, section 3), everything else empty. */
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

/** A copy of a row: type, quantity and times; the barcode stays empty (decisions, section 4). */
export function copyOf(item: FormItem, key: string): FormItem {
  const { typeId, quantity, pickupTime, dropoffTime } = item
  return { ...newItem(key), typeId, quantity, pickupTime, dropoffTime }
}

/** Whether a row is known to the backend: it is not copied, and deleting it asks first. */
export function isSaved(item: FormItem): boolean {
  return item.saved !== null && item.saved.workOrderLineItemId !== null
}

/** A quantity above 1 locks the barcode: the separate items get none. */
export function isBarcodeLocked(item: Pick<FormItem, 'quantity'>): boolean {
  return Number(item.quantity) > 1
}

/** The row with another quantity; raising it above 1 clears the barcode (specification, section 4). */
export function withQuantity(item: FormItem, quantity: string): FormItem {
  return { ...item, quantity, barcode: isBarcodeLocked({ quantity }) ? '' : item.barcode }
}

/** Strikes a saved row through, or takes that back. */
export function withRemoved(items: readonly FormItem[], key: string, removed: boolean): readonly FormItem[] {
  return items.map((item) => (item.key === key ? { ...item, removed } : item))
}

/** One time into a column of every row that is not struck through; a blank time changes nothing. */
export function withTimeForAll(items: readonly FormItem[], column: TimeColumn, time: string): readonly FormItem[] {
  if (time.trim() === '') return items
  return items.map((item) => (item.removed || item[column] === time ? item : { ...item, [column]: time }))
}

/** The row above that a "Same as above" button copies a time from: the nearest one not struck through with a time. */
export function timeAbove(items: readonly FormItem[], index: number, column: TimeColumn): string {
  return items.slice(0, index).findLast((item) => !item.removed && item[column].trim() !== '')?.[column] ?? ''
}

/** The type that every row has, which a row added by scanning begins with; '' where they differ or none has one. */
export function commonType(items: readonly FormItem[]): string {
  const types = new Set(items.flatMap((item) => (item.removed ? [] : item.typeId)))
  const [type = ''] = types
  return types.size === 1 ? type : ''
}

/** A key that no row has yet. */
export function freeKey(items: readonly FormItem[]): string {
  const taken = items.flatMap(({ key }) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? []))
  return `new-${Math.max(0, ...taken) + 1}`
}

/** The saved ids that Save will leave out. */
export function removedIds(items: readonly FormItem[]) {
  return items.flatMap((item) => (item.removed ? (item.saved?.workOrderLineItemId ?? []) : []))
}

/** The barcodes that stand on more than one row. */
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

/** The rows, from 0, whose barcode holds the text, whatever its case; none for a blank text. */
export function rowsWithBarcode(items: readonly FormItem[], text: string): readonly number[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  return items.flatMap(({ barcode }, index) => (barcode.toLowerCase().includes(wanted) ? index : []))
}
