import type { SavedLineItem, StoredLineItem } from '../store/lineItems.ts'
import type { ProofColumns } from '../store/orders.ts'

/** The proof and the line items of an order, before or after a save. */
interface SavedOrder<Item> {
  readonly proof: ProofColumns
  readonly items: readonly Item[]
}

/** The names of the fields that a save changes, for the audit trail. The ids of `after` are unique and known. */
export function changedFields(before: SavedOrder<StoredLineItem>, after: SavedOrder<SavedLineItem>): readonly string[] {
  const fields = Object.keys(after.proof) as (keyof ProofColumns)[]
  const changed = fields.filter((field) => before.proof[field] !== after.proof[field])
  return hasItemChanges(before.items, after.items) ? [...changed, 'line_items'] : changed
}

function hasItemChanges(before: readonly StoredLineItem[], after: readonly SavedLineItem[]): boolean {
  const stored = new Map<number | null, StoredLineItem>(before.map((item) => [item.id, item]))
  const isChanged = (item: SavedLineItem) => {
    const old = stored.get(item.id)
    return (
      old === undefined || (Object.keys(item) as (keyof SavedLineItem)[]).some((field) => item[field] !== old[field])
    )
  }
  return before.length !== after.length || after.some(isChanged)
}
