import type { OrderFormBase } from '../form/orderFormContext.ts'
import { isDirty } from '../rules/isDirty.ts'
import { afterArrival } from './startOfDraft.ts'
import { draftInZone, type UpdateDraft } from './updateDraft.ts'

/**
 * Whether the order has everything that a draft contains: its save arrived, and nothing was typed since. The page never had
 * the response, for example because the phone closed it, so the draft stayed.
 */
export function isDraftSaved(
  draft: UpdateDraft,
  { order, clock: { zone } }: Pick<OrderFormBase, 'order' | 'clock'>,
): boolean {
  if (!draft.sent || isDirty(draft.form, draft.sent)) return false
  return afterArrival(draftInZone(draft, zone), order, zone) !== undefined
}
