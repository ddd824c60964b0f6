import { isOrderGone, isUnreached, type OrderCopy, type PortalHost, type WorkOrder } from '@carrier-portal/contract'
import { findDrafts } from '@carrier-portal/shared-ui/feedback'
import { changeZone } from '../form/changeZone.ts'
import type { UpdateForm } from '../rules/updateForm.ts'
import { editorClock } from '../time/editorClock.ts'

/** A draft of the form, with the order that it was typed over. */
export interface UpdateDraft {
  readonly form: UpdateForm
  readonly order: WorkOrder
  /** The IANA zone of the form's times. Drafts of earlier versions have none: they are read in the present zone. */
  readonly zone?: string
  /** The form of a save that was sent over this order, and whose response the page does not have. */
  readonly sent?: UpdateForm | undefined
  /** The time of the unsent save that it was typed over, in milliseconds since 1970. */
  readonly typedOver?: number | undefined
}

/** A draft on the clocks of a device that is now in another zone. */
export function draftInZone({ form, order, zone: typedIn, sent }: UpdateDraft, deviceZone: string): UpdateDraft {
  const clock = editorClock(order, deviceZone)
  const inZone = (typed: UpdateForm) => changeZone(typed, order, typedIn ?? clock.zone, clock)
  return { form: inZone(form), order, zone: clock.zone, ...(sent && { sent: inZone(sent) }) }
}

/** The key of an order's draft. */
export function draftKey(workOrderNumber: string): string {
  return `update:${workOrderNumber}`
}

/**
 * The order that a draft was typed over, when it cannot be loaded because the server is not reached. A page that the phone
 * has closed and opened again has no copy of the order, and its driver is still in the basement. Its time is that of the
 * draft. Without an outbox there is none, because its save could not wait. An order that is gone has no other form in which
 * its draft could be read or discarded.
 */
export function orderOfDraft(error: unknown, host: PortalHost, workOrderNumber: string): OrderCopy | undefined {
  if (!isOrderGone(error) && !(host.outbox && isUnreached(error))) return undefined
  // Without a draft of its own the order may have older ones, which are offered like it.
  const [draft] = findDrafts<UpdateDraft>(host.drafts, draftKey(workOrderNumber))
  return draft && { loaded: { workOrder: draft.value.order, version: undefined }, loadedAt: draft.keptAt }
}
