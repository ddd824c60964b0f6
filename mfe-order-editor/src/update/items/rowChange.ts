import { toFormItem } from '../form/conversions.ts'
import { ITEM_FIELDS } from '../rules/issues.ts'
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
  const isSame = ITEM_FIELDS.every((field) =>
    field === 'quantity'
      ? Number(item.quantity) === Number(loaded.quantity)
      : item[field].trim() === loaded[field].trim(),
  )
  return isSame ? 'same' : 'edited'
}
