import type { OutboxEntry } from '@carrier-portal/contract'

/** An unsent save of an order, with the order's number as its id. */
export function waitingSave(workOrderNumber: string, changed: Partial<OutboxEntry> = {}): OutboxEntry {
  return {
    id: workOrderNumber,
    remote: 'mfe-order-editor',
    job: 'update',
    schema: 1,
    payload: {},
    workOrderNumber,
    view: 'update',
    idempotencyKey: 'key-12345',
    savedAt: 1,
    state: 'waiting',
    ...changed,
  }
}
