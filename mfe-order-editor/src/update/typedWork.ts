import type { FormItem, UpdateForm } from './form.ts'

/** Whether anything was typed since the form began, and so would be lost by closing it. */
export function isTyped(form: UpdateForm, start: UpdateForm): boolean {
  if (form === start) return false
  const { items, ...fields } = form
  return (
    areItemsTyped(items, start.items) ||
    (Object.keys(fields) as (keyof typeof fields)[]).some((field) => (form[field] ?? '') !== (start[field] ?? ''))
  )
}

/** Whether anything was typed among the items alone. */
export function areItemsTyped(items: readonly FormItem[], start: readonly FormItem[]): boolean {
  return items.length !== start.length || items.some((item, index) => isItemTyped(item, start[index]))
}

function isItemTyped(item: FormItem, start: FormItem | undefined): boolean {
  if (item === start) return false
  return (
    item.key !== start?.key ||
    item.removed !== start.removed ||
    (['barcode', 'typeId', 'quantity', 'pickupTime', 'dropoffTime'] as const).some(
      (field) => (item[field] ?? '') !== start[field],
    )
  )
}
