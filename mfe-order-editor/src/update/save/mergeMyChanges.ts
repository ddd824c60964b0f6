import type { LineItem, WorkOrder } from '@carrier-portal/contract'
import { toForm, toFormItem } from '../form/conversions.ts'
import { ITEM_FIELDS } from '../rules/issues.ts'
import { withNoLoad } from '../rules/noLoad.ts'
import type { FormItem, UpdateForm } from '../rules/updateForm.ts'
import type { EditorClock } from '../time/editorClock.ts'
import { findSameItem } from './orderDifferences.ts'

/**
 * Merges the typed form with a newer version of the order: typed values stay, all others take the newer value. Items
 * that someone else added are included, so that Save does not delete them. An item that someone else deleted is kept
 * as a new one when it was edited here.
 */
export function mergeMyChanges(
  mine: UpdateForm,
  loaded: WorkOrder,
  present: WorkOrder,
  clock: EditorClock,
): UpdateForm {
  const known = new Set(mine.items.flatMap(({ saved }) => (saved ? saved.workOrderLineItemId : [])))
  const added = present.lineItems.filter(({ workOrderLineItemId }) => !known.has(workOrderLineItemId))
  return {
    ...mergeOrderFields(mine, toForm(loaded, clock), toForm(present, clock)),
    items: [
      ...mine.items.flatMap((item) => mergeSavedItem(item, present, clock)),
      ...added.map((item) => toAddedRow(item, clock)),
    ],
  }
}

/**
 * Merges the order's own fields: the typed value where it differs from `before`, else the present one. One side may have
 * filled the fields of a no-load and the other those of a delivery: No Load decides which are left.
 */
export function mergeOrderFields(mine: UpdateForm, before: UpdateForm, theirs: UpdateForm): Omit<UpdateForm, 'items'> {
  const { items: _, ...present } = theirs
  const merged = { ...present, ...changesIn(mine, before, Object.keys(present) as (keyof typeof present)[]) }
  return mine.noLoad || theirs.noLoad ? withNoLoad(merged, merged.noLoad) : merged
}

/** Merges one row with the present item by the same rule. A row deleted here stays deleted. */
export function mergeItem(mine: FormItem, before: FormItem, now: LineItem, clock: EditorClock): FormItem {
  const theirs = toFormItem(now, mine.key, clock)
  return { ...theirs, removed: mine.removed, ...changesIn(mine, before, ITEM_FIELDS) }
}

/** The row of an item that the form did not have. */
export function toAddedRow(item: LineItem, clock: EditorClock): FormItem {
  return toFormItem(item, `added-${String(item.workOrderLineItemId)}`, clock)
}

function mergeSavedItem(item: FormItem, present: WorkOrder, clock: EditorClock): readonly FormItem[] {
  const { saved } = item
  if (!saved) return [item]
  const before = toFormItem(saved, item.key, clock)
  const now = findSameItem(present.lineItems, saved)
  if (!now) return item.removed || isUnchanged(item, before) ? [] : [{ ...item, saved: null }]
  return [mergeItem(item, before, now, clock)]
}

function isUnchanged(item: FormItem, before: FormItem): boolean {
  return ITEM_FIELDS.every((field) => item[field] === before[field])
}

/** The typed values: those of the fields that differ from `before`. */
export function changesIn<T, K extends keyof T>(mine: T, before: T, fields: readonly K[]): Partial<Pick<T, K>> {
  const changes: Partial<Pick<T, K>> = {}
  for (const field of fields) if (mine[field] !== before[field]) changes[field] = mine[field]
  return changes
}
