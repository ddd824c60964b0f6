import type { EditorClock } from './editorClock.ts'
import { type FormItem, toFormItem } from './form.ts'
import { isSaved } from './items.ts'

/** How a row stands against what was loaded. */
export type RowChange = 'same' | 'new' | 'edited'

/**
 * 'new' without a saved id, 'edited' when barcode, type, quantity or a time differs from the loaded values, compared
 * after trimming and times by instant (specification, section 4; decisions, section 4). A field's time is its instant
 * on the editor's clock, so equal texts are equal instants.
 */
export function rowChange(item: FormItem, clock: EditorClock): RowChange {
  if (!isSaved(item) || !item.saved) return 'new'
  const loaded = toFormItem(item.saved, item.key, clock)
  const same =
    item.barcode.trim() === loaded.barcode.trim() &&
    item.typeId === loaded.typeId &&
    Number(item.quantity) === Number(loaded.quantity) &&
    item.pickupTime.trim() === loaded.pickupTime.trim() &&
    item.dropoffTime.trim() === loaded.dropoffTime.trim()
  return same ? 'same' : 'edited'
}
