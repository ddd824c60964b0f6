import type { WorkOrder } from '@carrier-portal/contract'
import { toPayload } from '../form/conversions.ts'
import type { UpdateForm } from '../rules/updateForm.ts'
import { editorClock } from '../time/editorClock.ts'
import { isAlreadySaved } from './isAlreadySaved.ts'
import { mergeMyChanges } from './mergeMyChanges.ts'
import { rebaseAfterLostResponse } from './rebaseAfterLostResponse.ts'
import type { UpdateDraft } from './updateDraft.ts'

/**
 * Typed values over the order as it is now. When a save whose response the page never had has arrived, the order has what
 * it sent, and only what was typed since is left: else its split lines and added items would be saved a second time.
 * @param zone the IANA zone of the typed times
 */
export function overPresentOrder(
  { form, order, sent }: Omit<UpdateDraft, 'zone'>,
  present: WorkOrder,
  zone: string,
): UpdateForm {
  const clock = editorClock(present, zone)
  const payload = sent && toPayload(sent, order, editorClock(order, zone))
  return sent && payload && isAlreadySaved(present, payload)
    ? rebaseAfterLostResponse(form, sent, present, clock)
    : mergeMyChanges(form, order, present, clock)
}
