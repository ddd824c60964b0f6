import type { WorkOrder } from '@carrier-portal/contract'
import { changeZone } from '../form/changeZone.ts'
import type { UpdateForm } from '../rules/updateForm.ts'
import { editorClock } from '../time/editorClock.ts'

/** A draft of the form, with the order that it was typed over. */
export interface UpdateDraft {
  readonly form: UpdateForm
  readonly order: WorkOrder
  /** The IANA zone of the form's times. Drafts of earlier versions have none: they are read in the present zone. */
  readonly zone?: string
}

/** A draft on the clocks of a device that is now in another zone. */
export function draftInZone({ form, order, zone: typedIn }: UpdateDraft, deviceZone: string): UpdateDraft {
  const clock = editorClock(order, deviceZone)
  return { form: changeZone(form, order, typedIn ?? clock.zone, clock), order, zone: clock.zone }
}

/** The key of an order's draft. */
export function draftKey(workOrderNumber: string): string {
  return `update:${workOrderNumber}`
}
