import type { LineItem, WorkOrder } from '@carrier-portal/contract'
import { toForm, toLine } from '../form/conversions.ts'
import { splitLine } from '../form/splitLine.ts'
import type { FormItem, UpdateForm } from '../rules/updateForm.ts'
import type { EditorClock } from '../time/editorClock.ts'
import { matchesLine } from './isAlreadySaved.ts'
import { mergeItem, mergeOrderFields, toAddedRow } from './mergeMyChanges.ts'
import { findSameItem } from './orderDifferences.ts'

/**
 * An earlier save succeeded but its response was lost, and the form was edited since. Takes the present order for
 * everything that was sent and keeps the edits made since, so that split lines and added rows are not sent twice.
 */
export function rebaseAfterLostResponse(
  mine: UpdateForm,
  sent: UpdateForm,
  present: WorkOrder,
  clock: EditorClock,
): UpdateForm {
  // A draft of an already rebased form has rows for the items that the save added.
  const known = new Set<LineItem['workOrderLineItemId']>(
    [...sent.items, ...mine.items].flatMap((item) => item.saved?.workOrderLineItemId ?? []),
  )
  let unmatched = present.lineItems.filter(({ workOrderLineItemId: id }) => !known.has(id))
  const items = mine.items.flatMap((item): readonly FormItem[] => {
    const before = sent.items.find(({ key }) => key === item.key)
    if (!before) return [item]
    const now = item.saved
      ? findSameItem(present.lineItems, item.saved)
      : unmatched.find((candidate) => isLineOf(candidate, before, clock))
    if (!now) return item.removed ? [] : [{ ...item, saved: null }]
    unmatched = unmatched.filter((other) => other !== now)
    return [mergeItem(item, before, now, clock)]
  })
  return {
    ...mergeOrderFields(mine, sent, toForm(present, clock)),
    items: [...items, ...unmatched.map((item) => toAddedRow(item, clock))],
  }
}

/** Whether a saved item has the values that the row was sent with. */
function isLineOf(item: LineItem, row: FormItem, clock: EditorClock): boolean {
  const [line] = splitLine(toLine(row, clock))
  return line !== undefined && matchesLine(item, line)
}
