import { ITEM_FIELDS } from './issues.ts'
import type { FormItem, UpdateForm } from './updateForm.ts'

/**
 * Whether the form differs from its initial values, which it has once its order is loaded. Closing a dirty form would lose
 * work.
 */
export function isDirty(form: UpdateForm, start: UpdateForm | undefined): boolean {
  if (start === undefined) return false
  const { items, ...fields } = form
  return (
    areItemsDirty(items, start.items) ||
    (Object.keys(fields) as (keyof typeof fields)[]).some((field) => form[field] !== start[field])
  )
}

/** Whether the items differ from their initial values. */
export function areItemsDirty(items: readonly FormItem[], start: readonly FormItem[]): boolean {
  return items.length !== start.length || items.some((item, index) => isItemDirty(item, start[index]))
}

function isItemDirty(item: FormItem, start: FormItem | undefined): boolean {
  return (
    item.key !== start?.key ||
    item.removed !== start.removed ||
    ITEM_FIELDS.some((field) => item[field] !== start[field])
  )
}
