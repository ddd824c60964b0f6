import type { WorkOrder } from '@carrier-portal/contract'
import type { UpdateForm } from '../rules/updateForm.ts'

/** A draft of the form, with the order that it was typed over. */
export interface UpdateDraft {
  readonly form: UpdateForm
  readonly order: WorkOrder
}

/** The key of an order's draft. */
export function draftKey(workOrderNumber: string): string {
  return `update:${workOrderNumber}`
}
