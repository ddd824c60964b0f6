import type { WorkOrder } from '@carrier-portal/contract'
import type { UpdateForm } from './form.ts'

/** Typed work that outlives its dialog (decisions, section 1, "drafts"), with the order that it was typed over. */
export interface UpdateDraft {
  readonly form: UpdateForm
  readonly order: WorkOrder
}

/** The name under which the draft of an order is kept. */
export function draftKey(workOrderNumber: string): string {
  return `update:${workOrderNumber}`
}
