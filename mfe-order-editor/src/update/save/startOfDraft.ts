import { type LoadedOrder, newIdempotencyKey, type WorkOrder } from '@carrier-portal/contract'
import { toPayload } from '../form/conversions.ts'
import type { UpdateForm } from '../rules/updateForm.ts'
import { editorClock } from '../time/editorClock.ts'
import { hasArrived } from './hasArrived.ts'
import { mergeMyChanges } from './mergeMyChanges.ts'
import { type Difference, orderDifferences } from './orderDifferences.ts'
import { rebaseAfterLostResponse } from './rebaseAfterLostResponse.ts'
import type { UnacknowledgedUpdate } from './unsentUpdate.ts'
import type { UpdateDraft } from './updateDraft.ts'

/** The order as it is now, and what someone else changed in it. */
export interface OrderConflict {
  readonly present: LoadedOrder
  readonly differences: readonly Difference[]
}

/** How a form begins with typed values: the order that it edits, the values, and a conflict where there is one. */
interface TypedStart {
  readonly loaded: LoadedOrder
  readonly initial: UpdateForm
  readonly conflict?: OrderConflict
  /** A save of the draft that has not arrived by now, and may still. */
  readonly unacknowledged?: UnacknowledgedUpdate
}

/**
 * The start of a form with a restored draft. Where someone else changed the order since the draft was typed, the
 * form is that of the order then, with the conflict: a merge would overwrite the change without a word.
 * @param zone the IANA zone of the typed times
 */
export function startOfDraft(draft: UpdateDraft, present: LoadedOrder, zone: string): TypedStart {
  const { form, order } = draft
  const arrived = afterArrival(draft, present.workOrder, zone)
  if (arrived) return { loaded: present, initial: arrived }
  const unacknowledged = unacknowledgedOf(draft, zone)
  return {
    ...startOver(form, { workOrder: order, version: undefined }, present, zone),
    ...(unacknowledged && { unacknowledged }),
  }
}

/** The start of a form with values that were typed over an earlier version of the order. */
export function startOver(form: UpdateForm, before: LoadedOrder, present: LoadedOrder, zone: string): TypedStart {
  const differences = orderDifferences(before.workOrder, present.workOrder)
  if (differences.length > 0) return { loaded: before, initial: form, conflict: { present, differences } }
  const clock = editorClock(present.workOrder, zone)
  return { loaded: present, initial: mergeMyChanges(form, before.workOrder, present.workOrder, clock) }
}

/** Typed values over the order as it is now: those of a save without a response only where it has not arrived. */
export function overPresentOrder(draft: UpdateDraft, present: WorkOrder, zone: string): UpdateForm {
  const { form, order } = draft
  return afterArrival(draft, present, zone) ?? mergeMyChanges(form, order, present, editorClock(present, zone))
}

/**
 * When a save whose response the page never had has arrived, the order has what it sent, and only what was typed since is
 * left: else its split lines and added items would be saved a second time.
 */
export function afterArrival(draft: UpdateDraft, present: WorkOrder, zone: string): UpdateForm | undefined {
  const save = unacknowledgedOf(draft, zone)
  if (!save || !hasArrived(draft.order, save.payload, present)) return undefined
  return rebaseAfterLostResponse(draft.form, save.form, present, editorClock(present, zone))
}

/** The save of a draft whose response the page never had. Its key is new: a draft has none. */
function unacknowledgedOf({ order, sent }: UpdateDraft, zone: string): UnacknowledgedUpdate | undefined {
  const payload = sent && toPayload(sent, order, editorClock(order, zone))
  return payload && { form: sent, payload, idempotencyKey: newIdempotencyKey() }
}
