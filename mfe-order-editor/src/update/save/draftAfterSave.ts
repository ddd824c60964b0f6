import type { OrderStep } from '@carrier-portal/contract'
import type { OrderFormBase } from '../form/orderFormContext.ts'
import { isDirty } from '../rules/isDirty.ts'
import { ITEM_FIELDS } from '../rules/issues.ts'
import type { UpdateForm } from '../rules/updateForm.ts'
import { changesIn, mergeOrderFields } from './mergeMyChanges.ts'
import { startOfDraft } from './startOfDraft.ts'
import { draftInZone, type UpdateDraft } from './updateDraft.ts'

/**
 * An offered draft after the order was saved by a form that does not show what the draft holds: the short one of a stop, or
 * one over an unsent save. The saved values replace those of the draft, so that restoring it brings back no earlier signature or time. Undefined when
 * nothing else is left of it. It keeps the saved values also when the save waits on the device and is deleted there: the full
 * form, in which it is restored, shows them as edited.
 * @param step the stop that was saved; undefined for a save of the full form
 */
export function draftAfterSave(
  draft: UpdateDraft,
  saved: UpdateForm,
  base: OrderFormBase,
  step: OrderStep | undefined,
): UpdateDraft | undefined {
  const { zone } = base.clock
  const typed = draftInZone(draft, zone)
  const { initial, conflict } = startOfDraft(typed, { workOrder: base.order, version: undefined }, zone)
  // It then keeps the order that it was typed over, with which its form is compared when it is restored.
  if (conflict) return { ...typed, form: withSaved(typed.form, saved, base.start, step), sent: undefined }
  const form = withSaved(initial, saved, base.start, step)
  return isDirty(form, saved) ? { form, order: base.order, zone, sent: saved } : undefined
}

/**
 * The typed form with the values in which the saved one differs from the order before. The save of a stop decides its time
 * for all items, also for those that it left out.
 */
function withSaved(typed: UpdateForm, saved: UpdateForm, before: UpdateForm, step: OrderStep | undefined): UpdateForm {
  const items = typed.items.map((row) => {
    const id = row.saved?.workOrderLineItemId
    const isOf = (other: typeof row) => (id == null ? other.key === row.key : other.saved?.workOrderLineItemId === id)
    const [now, was] = [saved.items.find(isOf), before.items.find(isOf)]
    if (!now || !was) return row
    return { ...row, ...changesIn(now, was, ITEM_FIELDS), ...(step && { [`${step}Time`]: now[`${step}Time`] }) }
  })
  return { ...mergeOrderFields(saved, before, typed), items }
}
