import { toFormItem } from '../form/conversions.ts'
import { isSaved } from '../rules/itemList.ts'
import type { FormItem } from '../rules/updateForm.ts'
import type { EditorClock } from '../time/editorClock.ts'

/** How a row differs from the loaded item. */
export type RowChange = 'same' | 'new' | 'edited'

/**
 * 'new' without a saved id, 'edited' when barcode, type, quantity or a time differs from the loaded values after
 * trimming. Times are compared as field values on the editor's clock: equal texts are equal instants.
 */
export function rowChange(item: FormItem, clock: EditorClock): RowChange {
  if (!isSaved(item) || !item.saved) return 'new'
  const loaded = toFormItem(item.saved, item.key, clock)
  const same =
    isSameText(item.barcode, loaded.barcode) &&
    item.typeId === loaded.typeId &&
    Number(item.quantity) === Number(loaded.quantity) &&
    isSameText(item.pickupTime, loaded.pickupTime) &&
    isSameText(item.dropoffTime, loaded.dropoffTime)
  return same ? 'same' : 'edited'
}

function isSameText(typed: string, loaded: string): boolean {
  return typed.trim() === loaded.trim()
}
