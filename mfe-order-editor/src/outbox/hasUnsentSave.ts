import type { OutboxEntry } from '@carrier-portal/contract'

/** Whether the device keeps an unsent save of this job for an order. */
export function hasUnsentSave(entries: readonly OutboxEntry[], job: string, workOrderNumber: string): boolean {
  return entries.some((entry) => entry.job === job && entry.workOrderNumber === workOrderNumber)
}
