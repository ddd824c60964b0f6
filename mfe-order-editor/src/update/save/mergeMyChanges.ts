import type { LineItem, WorkOrder } from '@carrier-portal/contract'
import { toForm, toFormItem } from '../form/conversions.ts'
import { withNoLoad } from '../rules/noLoad.ts'
import type { FormItem, UpdateForm } from '../rules/updateForm.ts'
import type { EditorClock } from '../time/editorClock.ts'

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
  const merged = {
    pickupSignature: mergeValue(mine.pickupSignature, before.pickupSignature, theirs.pickupSignature),
    dropoffSignature: mergeValue(mine.dropoffSignature, before.dropoffSignature, theirs.dropoffSignature),
    comments: mergeValue(mine.comments, before.comments, theirs.comments),
    noLoad: mergeValue(mine.noLoad, before.noLoad, theirs.noLoad),
    noLoadComments: mergeValue(mine.noLoadComments, before.noLoadComments, theirs.noLoadComments),
    noLoadPickupTime: mergeValue(mine.noLoadPickupTime, before.noLoadPickupTime, theirs.noLoadPickupTime),
    charge: mergeValue(mine.charge, before.charge, theirs.charge),
  }
  return mine.noLoad || theirs.noLoad ? withNoLoad(merged, merged.noLoad) : merged
}

/** Merges one row with the present item by the same rule. A row deleted here stays deleted. */
export function mergeItem(mine: FormItem, before: FormItem, now: LineItem, clock: EditorClock): FormItem {
  const theirs = toFormItem(now, mine.key, clock)
  return {
    ...theirs,
    removed: mine.removed,
    barcode: mergeValue(mine.barcode, before.barcode, theirs.barcode),
    typeId: mergeValue(mine.typeId, before.typeId, theirs.typeId),
    quantity: mergeValue(mine.quantity, before.quantity, theirs.quantity),
    pickupTime: mergeValue(mine.pickupTime, before.pickupTime, theirs.pickupTime),
    dropoffTime: mergeValue(mine.dropoffTime, before.dropoffTime, theirs.dropoffTime),
  }
}

/** The row of an item that the form did not have. */
export function toAddedRow(item: LineItem, clock: EditorClock): FormItem {
  return toFormItem(item, `added-${String(item.workOrderLineItemId)}`, clock)
}

function mergeSavedItem(item: FormItem, present: WorkOrder, clock: EditorClock): readonly FormItem[] {
  const { saved } = item
  if (!saved) return [item]
  const before = toFormItem(saved, item.key, clock)
  const now = present.lineItems.find((other) => other.workOrderLineItemId === saved.workOrderLineItemId)
  if (!now) return item.removed || isUnchanged(item, before) ? [] : [{ ...item, saved: null }]
  return [mergeItem(item, before, now, clock)]
}

function isUnchanged(item: FormItem, before: FormItem): boolean {
  return (['barcode', 'typeId', 'quantity', 'pickupTime', 'dropoffTime'] as const).every(
    (field) => item[field] === before[field],
  )
}

function mergeValue<T>(mine: T, before: T, theirs: T): T {
  return mine === before ? theirs : mine
}
