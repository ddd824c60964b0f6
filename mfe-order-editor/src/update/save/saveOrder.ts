import {
  type ApiClient,
  type ApiError,
  isApiError,
  type LineItemUpdate,
  type LoadedOrder,
  mayHaveTakenEffect,
} from '@carrier-portal/contract'
import { hasArrived } from './hasArrived.ts'
import { type Difference, orderDifferences } from './orderDifferences.ts'

/**
 * How a save ended.
 * - `saved`: `notDeletedIds` are items that were left out of the payload and are still on the order
 * - `alreadySaved`: an earlier save had succeeded and the form was edited since; nothing was sent now
 * - `conflict`: someone else changed the order; nothing was sent
 * - `failed`: the call failed; `unacknowledgedSave` is set when the backend may have applied it nevertheless
 */
export type SaveOutcome =
  | { readonly state: 'saved'; readonly notDeletedIds: readonly (number | string)[] }
  | { readonly state: 'alreadySaved'; readonly present: LoadedOrder }
  | { readonly state: 'conflict'; readonly present: LoadedOrder; readonly differences: readonly Difference[] }
  | {
      readonly state: 'failed'
      readonly error: ApiError
      readonly unacknowledgedSave: UnacknowledgedSave | undefined
    }

/** A save without a response: the backend may have applied it. */
export interface UnacknowledgedSave {
  readonly payload: LineItemUpdate
  readonly idempotencyKey: string
}

interface SaveRequest {
  readonly api: Pick<ApiClient, 'orderDetails' | 'updateLineItems'>
  readonly loaded: LoadedOrder
  readonly payload: LineItemUpdate
  readonly removedIds: readonly (number | string)[]
  readonly unacknowledgedSave: UnacknowledgedSave | undefined
  /** A new idempotency key of at most 64 characters. */
  readonly createKey: () => string
  /** Ends the save. */
  readonly signal?: AbortSignal
  /** Called when the payload is about to be sent. */
  onSend?(): void
}

/**
 * Saves an order without doubling or overwriting work: reads the details first, skips a save that was already applied,
 * reports what someone else changed, and only then sends the payload. Rejects only for errors of our own.
 */
export async function saveOrder(request: SaveRequest): Promise<SaveOutcome> {
  try {
    const present = await readPresent(request)
    return changeSinceLoad(request, present) ?? (await send(request, present))
  } catch (error) {
    if (!isApiError(error)) throw error
    return { state: 'failed', error, unacknowledgedSave: request.unacknowledgedSave }
  }
}

/** How the save ends without being sent, because an earlier one has arrived or someone else has changed the order. */
function changeSinceLoad(request: SaveRequest, present: LoadedOrder): SaveOutcome | undefined {
  const { loaded, unacknowledgedSave } = request
  if (unacknowledgedSave && hasArrived(loaded.workOrder, unacknowledgedSave.payload, present.workOrder))
    return isSamePayload(request) ? toSaved(request, present) : { state: 'alreadySaved', present }
  const differences = orderDifferences(loaded.workOrder, present.workOrder)
  return differences.length > 0 ? { state: 'conflict', present, differences } : undefined
}

function readPresent({ api, loaded, signal }: SaveRequest): Promise<LoadedOrder> {
  return api.orderDetails(loaded.workOrder.workOrderNumber, signal && { signal })
}

async function send(request: SaveRequest, present: LoadedOrder): Promise<SaveOutcome> {
  const { api, payload, removedIds, signal } = request
  const idempotencyKey = keyFor(request)
  request.onSend?.()
  try {
    await api.updateLineItems(payload, {
      idempotencyKey,
      ...(signal && { signal }),
      ...(present.version !== undefined && { ifVersion: present.version }),
    })
  } catch (error) {
    if (!isApiError(error)) throw error
    // The order changed between our read and our save. Without visible differences the person saves again.
    const change = isVersionConflict(error) ? changeSinceLoad(request, await readPresent(request)) : undefined
    if (change) return change
    // A refusal of this payload is no refusal of an earlier one, which may still arrive.
    const earlier = isSamePayload(request) ? undefined : request.unacknowledgedSave
    const unacknowledgedSave = mayHaveTakenEffect(error) ? { payload, idempotencyKey } : earlier
    return { state: 'failed', error, unacknowledgedSave }
  }
  if (removedIds.length === 0) return { state: 'saved', notDeletedIds: [] }
  return readPresent(request).then(
    (after) => toSaved(request, after),
    () => ({ state: 'saved', notDeletedIds: [] }),
  )
}

/** Whether the backend refused the save because the order has changed since it was read. */
function isVersionConflict({ status }: ApiError): boolean {
  return status === 409 || status === 412
}

function toSaved({ removedIds }: SaveRequest, { workOrder }: LoadedOrder): SaveOutcome {
  const present = workOrder.lineItems.map((item) => item.workOrderLineItemId)
  return { state: 'saved', notDeletedIds: removedIds.filter((id) => present.includes(id)) }
}

/** The same payload keeps its key, so that the backend applies it once. */
export function keyFor(request: Pick<SaveRequest, 'payload' | 'unacknowledgedSave' | 'createKey'>): string {
  const { unacknowledgedSave, createKey } = request
  return unacknowledgedSave && isSamePayload(request) ? unacknowledgedSave.idempotencyKey : createKey()
}

function isSamePayload({ unacknowledgedSave, payload }: Pick<SaveRequest, 'payload' | 'unacknowledgedSave'>): boolean {
  return unacknowledgedSave !== undefined && JSON.stringify(unacknowledgedSave.payload) === JSON.stringify(payload)
}
