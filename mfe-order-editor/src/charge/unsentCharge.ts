import type { ApiClient, Job, OutboxEntry, PortalHost, UnsentSave, WorkOrder } from '@carrier-portal/contract'
import { messages } from './messages.ts'

/** The name of the job in remote.ts. */
export const CHARGE_JOB = 'charge'
/** The shape of a stored charge. A changed shape gets the next number, and `run` still reads the older ones. */
const SCHEMA = 1

/** A new charge of an order, as the outbox keeps it. Amounts in US dollars. */
export interface StoredCharge {
  readonly workOrderId: number | string
  readonly charge: number
  /** The charge that the new one replaces; undefined where it was not known. */
  readonly old?: number | null | undefined
  /** Charges of the same form whose responses were lost: any of them may have arrived, and is replaced too. */
  readonly earlier?: readonly number[]
}

/** The entry of a charge that could not reach the server. */
export function unsentCharge(
  workOrderNumber: string,
  stored: StoredCharge,
  idempotencyKey: string,
): Omit<UnsentSave, 'remote'> {
  return { job: CHARGE_JOB, schema: SCHEMA, payload: stored, workOrderNumber, view: 'charge', idempotencyKey }
}

/** The charge in an entry; undefined when a newer version of the editor stored it. */
export function storedCharge({ schema, payload }: OutboxEntry): StoredCharge | undefined {
  return schema <= SCHEMA ? (payload as StoredCharge) : undefined
}

/** Sends a stored charge, unless the order already has it or has another charge than the one it was to replace. */
export const chargeJob: Job = {
  schema: SCHEMA,
  async run({ payload, idempotencyKey, workOrderNumber }, host) {
    const changed = await sendCharge(host.api, workOrderNumber, payload as StoredCharge, idempotencyKey)
    if (changed) return 'conflict'
    announceCharge(host, workOrderNumber)
    return 'sent'
  },
}

/**
 * Sends a charge, unless the order has another one than the charge that it was to replace: then nothing is sent, and the
 * order as it is now is returned. Rejects with the ApiError of a failed call.
 */
export async function sendCharge(
  api: ApiClient,
  workOrderNumber: string,
  { workOrderId, old, charge, earlier = [] }: StoredCharge,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<WorkOrder | undefined> {
  if (old !== undefined) {
    const { workOrder } = await api.orderDetails(workOrderNumber, signal && { signal })
    const present = workOrder.ocCharge
    // An earlier attempt, whose response was lost, has arrived.
    if (present !== old && present === charge) return undefined
    if (present !== old && !earlier.some((sent) => sent === present)) return workOrder
  }
  await api.updateCharge({ workOrderId, charge }, { idempotencyKey, ...(signal && { signal }) })
  return undefined
}

/** Announces a saved charge to the lists and shows the toast. */
export function announceCharge({ orders, notify, locale }: PortalHost, workOrderNumber: string): void {
  orders.announce({ workOrderNumber, kind: 'charged' })
  notify({ tone: 'success', text: messages[locale.get()].updated(workOrderNumber), afterMs: 300 })
}
