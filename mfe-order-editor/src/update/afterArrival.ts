import type { LineItem, WorkOrder } from '@carrier-portal/contract'
import type { EditorClock } from './editorClock.ts'
import { type FormItem, toForm, toFormItem, type UpdateForm } from './form.ts'
import { mergeItem, pick } from './keepMine.ts'
import { toLine } from './payload.ts'
import { holdsLine } from './sentAlready.ts'
import { splitLine } from './splitLine.ts'

/**
 * The typed form over the order that an earlier send of it has made, when only the answer was lost and something was
 * typed since: what was typed since stays; what had been sent stands as the order holds it now, so that neither its
 * split lines nor its added rows are sent a second time.
 */
export function afterArrival(mine: UpdateForm, sent: UpdateForm, present: WorkOrder, clock: EditorClock): UpdateForm {
  const theirs = toForm(present, clock)
  const known = new Set(sent.items.flatMap((item) => item.saved?.workOrderLineItemId ?? []))
  let arrived = present.lineItems.filter(({ workOrderLineItemId: id }) => id === null || !known.has(id))
  const items = mine.items.flatMap((item): readonly FormItem[] => {
    const before = sent.items.find(({ key }) => key === item.key)
    if (!before) return [item]
    const now = item.saved
      ? sameIn(present, item.saved)
      : arrived.find((candidate) => isLineOf(candidate, before, clock))
    if (!now) return item.removed ? [] : [{ ...item, saved: null }]
    arrived = arrived.filter((other) => other !== now)
    return [mergeItem(item, before, now, clock)]
  })
  const added = arrived.map((item) => toFormItem(item, `added-${String(item.workOrderLineItemId)}`, clock))
  return {
    pickupSignature: pick(mine.pickupSignature, sent.pickupSignature, theirs.pickupSignature),
    dropoffSignature: pick(mine.dropoffSignature, sent.dropoffSignature, theirs.dropoffSignature),
    comments: pick(mine.comments, sent.comments, theirs.comments),
    noLoad: pick(mine.noLoad, sent.noLoad, theirs.noLoad),
    noLoadComments: pick(mine.noLoadComments, sent.noLoadComments, theirs.noLoadComments),
    noLoadPickupTime: pick(mine.noLoadPickupTime, sent.noLoadPickupTime, theirs.noLoadPickupTime),
    charge: pick(mine.charge, sent.charge, theirs.charge),
    items: [...items, ...added],
  }
}

function sameIn({ lineItems }: WorkOrder, saved: LineItem): LineItem | undefined {
  return lineItems.find((item) => item.workOrderLineItemId === saved.workOrderLineItemId)
}

/** Whether an arrived item is what the row was sent as. */
function isLineOf(item: LineItem, row: FormItem, clock: EditorClock): boolean {
  const [line] = splitLine(toLine(row, clock))
  return line !== undefined && holdsLine(item, line)
}
