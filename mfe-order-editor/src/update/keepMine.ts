import type { LineItem, WorkOrder } from '@carrier-portal/contract'
import type { EditorClock } from './editorClock.ts'
import { type FormItem, toForm, toFormItem, type UpdateForm } from './form.ts'

/**
 * The typed form over a newer order: what was typed stays, what was not takes the newer value. Items that somebody
 * else added come along, so that Save does not delete them; an item that somebody else deleted stays only where
 * something was typed in it, as a new one.
 */
export function keepMine(mine: UpdateForm, loaded: WorkOrder, present: WorkOrder, clock: EditorClock): UpdateForm {
  const before = toForm(loaded, clock)
  const theirs = toForm(present, clock)
  const known = mine.items.flatMap((item) => item.saved?.workOrderLineItemId ?? [])
  const added = present.lineItems.filter(({ workOrderLineItemId: id }) => id === null || !known.includes(id))
  return {
    pickupSignature: pick(mine.pickupSignature, before.pickupSignature, theirs.pickupSignature),
    dropoffSignature: pick(mine.dropoffSignature, before.dropoffSignature, theirs.dropoffSignature),
    comments: pick(mine.comments, before.comments, theirs.comments),
    noLoad: pick(mine.noLoad, before.noLoad, theirs.noLoad),
    noLoadComments: pick(mine.noLoadComments, before.noLoadComments, theirs.noLoadComments),
    noLoadPickupTime: pick(mine.noLoadPickupTime, before.noLoadPickupTime, theirs.noLoadPickupTime),
    charge: pick(mine.charge, before.charge, theirs.charge),
    items: [
      ...mine.items.flatMap((item) => keepItem(item, present, clock)),
      ...added.map((item) => toFormItem(item, `added-${String(item.workOrderLineItemId)}`, clock)),
    ],
  }
}

function keepItem(item: FormItem, present: WorkOrder, clock: EditorClock): readonly FormItem[] {
  const { saved } = item
  if (!saved) return [item]
  const before = toFormItem(saved, item.key, clock)
  const now = present.lineItems.find((other) => other.workOrderLineItemId === saved.workOrderLineItemId)
  if (!now) return item.removed || isUntouched(item, before) ? [] : [{ ...item, saved: null }]
  return [mergeItem(item, before, now, clock)]
}

/** One row by the same rule; what was deleted here stays deleted. */
export function mergeItem(mine: FormItem, before: FormItem, now: LineItem, clock: EditorClock): FormItem {
  const theirs = toFormItem(now, mine.key, clock)
  return {
    ...theirs,
    removed: mine.removed,
    barcode: pick(mine.barcode, before.barcode, theirs.barcode),
    typeId: pick(mine.typeId, before.typeId, theirs.typeId),
    quantity: pick(mine.quantity, before.quantity, theirs.quantity),
    pickupTime: pick(mine.pickupTime, before.pickupTime, theirs.pickupTime),
    dropoffTime: pick(mine.dropoffTime, before.dropoffTime, theirs.dropoffTime),
  }
}

function isUntouched(item: FormItem, before: FormItem): boolean {
  return (['barcode', 'typeId', 'quantity', 'pickupTime', 'dropoffTime'] as const).every(
    (field) => item[field] === before[field],
  )
}

/** Mine where I typed, theirs where I did not. */
export function pick<T>(mine: T, before: T, theirs: T): T {
  return mine === before ? theirs : mine
}
