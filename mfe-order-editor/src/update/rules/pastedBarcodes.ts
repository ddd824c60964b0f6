import { ITEM_FIELDS } from './issues.ts'
import { isBarcodeLocked, lastType, newItem, newKey } from './itemList.ts'
import type { FormItem } from './updateForm.ts'

/** The rows before and after several barcodes were pasted. */
export interface BarcodePaste {
  /** The index of the row that was pasted into. */
  readonly index: number
  /** The index of the row with the last barcode. */
  readonly last: number
  readonly count: number
  readonly before: readonly FormItem[]
  readonly after: readonly FormItem[]
}

/**
 * Puts the first barcode into the row at `index` and each other one into the next row below without a barcode, after the
 * last one into new rows. Empty cells of the pasted column are skipped. Barcodes below are kept: a person may not see them.
 */
export function pasteBarcodes(before: readonly FormItem[], index: number, column: readonly string[]): BarcodePaste {
  const codes = column.filter((cell) => cell !== '')
  const free = before.flatMap((item, at) => (at === index || (at > index && isFree(item)) ? at : []))
  const codeOf = new Map(free.map((at, position) => [at, codes[position]]))
  const filled = before.map((item, at) => {
    const barcode = codeOf.get(at)
    return barcode === undefined ? item : { ...item, barcode }
  })
  const typeId = lastType(before)
  const added = codes.slice(free.length).map((barcode) => ({ ...newItem(newKey()), typeId, barcode }))
  const last = added.length > 0 ? filled.length + added.length - 1 : (free[codes.length - 1] ?? index)
  return { index, last, count: codes.length, before, after: [...filled, ...added] }
}

/** The rows without the pasted barcodes; what was typed since stays, and so does an added row with something typed in it. */
export function withoutPaste(items: readonly FormItem[], { before, after }: BarcodePaste): readonly FormItem[] {
  const was = new Map(before.map(({ key, barcode }) => [key, barcode]))
  const pasted = new Map(after.map((item) => [item.key, item]))
  return items.flatMap((item) => {
    const asPasted = pasted.get(item.key)
    if (asPasted?.barcode !== item.barcode) return item
    const isUntyped = ITEM_FIELDS.every((field) => item[field] === asPasted[field])
    return !was.has(item.key) && isUntyped ? [] : { ...item, barcode: was.get(item.key) ?? '' }
  })
}

function isFree(item: FormItem): boolean {
  return !item.removed && !isBarcodeLocked(item) && item.barcode.trim() === ''
}
