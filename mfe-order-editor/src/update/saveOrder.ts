import { type ApiClient, ApiError, type LineItemUpdate, type LoadedOrder } from '@carrier-portal/contract'
import { type Difference, differences } from './conflict.ts'
import { holdsWhatWasSent } from './sentAlready.ts'

/**
 * How a save ended. `stillThere`: ids that were left out and are on the order nevertheless. 'arrived': an earlier send
 * had arrived, but other things were typed since; nothing was sent now.
 */
export type SaveOutcome =
  | { readonly state: 'saved'; readonly stillThere: readonly (number | string)[] }
  | { readonly state: 'arrived'; readonly present: LoadedOrder }
  | { readonly state: 'conflict'; readonly present: LoadedOrder; readonly differences: readonly Difference[] }
  | { readonly state: 'failed'; readonly unanswered: Unanswered | undefined }

/** A send whose answer was lost: it may have arrived. */
export interface Unanswered {
  readonly payload: LineItemUpdate
  readonly idempotencyKey: string
}

export interface SaveRequest {
  readonly api: Pick<ApiClient, 'orderDetails' | 'updateLineItems'>
  readonly loaded: LoadedOrder
  /** What to send, given the order as it is now; it differs from the loaded one only in what the form does not edit. */
  readonly payload: LineItemUpdate
  readonly removedIds: readonly (number | string)[]
  /** An earlier send whose answer was lost. */
  readonly unanswered: Unanswered | undefined
  /** A new name for this piece of work, at most 64 characters. */
  readonly newKey: () => string
}

/**
 * Saves an order without ever doubling or overwriting work: the details are read first; what has arrived already is
 * not sent again, what somebody else changed is shown, and only then the payload goes (decisions, section 4).
 */
export async function saveOrder(request: SaveRequest): Promise<SaveOutcome> {
  const { api, loaded, unanswered } = request
  const { workOrderNumber } = loaded.workOrder
  try {
    const present = await api.orderDetails(workOrderNumber)
    if (unanswered && holdsWhatWasSent(present.workOrder, unanswered.payload))
      return isSameWork(request) ? saved(request, present) : { state: 'arrived', present }
    const changed = differences(loaded.workOrder, present.workOrder)
    if (changed.length > 0) return { state: 'conflict', present, differences: changed }
    return await send(request, present)
  } catch {
    return { state: 'failed', unanswered }
  }
}

async function send(request: SaveRequest, present: LoadedOrder): Promise<SaveOutcome> {
  const { api, payload, loaded, removedIds } = request
  const idempotencyKey = keyFor(request)
  try {
    await api.updateLineItems(payload, {
      idempotencyKey,
      ...(present.version !== undefined && { ifVersion: present.version }),
    })
  } catch (error) {
    if (isConflict(error)) return await conflict(request)
    return { state: 'failed', unanswered: mayHaveArrived(error) ? { payload, idempotencyKey } : undefined }
  }
  if (removedIds.length === 0) return { state: 'saved', stillThere: [] }
  return api.orderDetails(loaded.workOrder.workOrderNumber).then(
    (after) => saved(request, after),
    () => ({ state: 'saved', stillThere: [] }),
  )
}

/** Somebody saved between our reading and our sending. Without visible differences only a new attempt helps. */
async function conflict({ api, loaded }: SaveRequest): Promise<SaveOutcome> {
  const present = await api.orderDetails(loaded.workOrder.workOrderNumber)
  const changed = differences(loaded.workOrder, present.workOrder)
  if (changed.length === 0) return { state: 'failed', unanswered: undefined }
  return { state: 'conflict', present, differences: changed }
}

function saved({ removedIds }: SaveRequest, { workOrder }: LoadedOrder): SaveOutcome {
  const present = workOrder.lineItems.map((item) => item.workOrderLineItemId)
  return { state: 'saved', stillThere: removedIds.filter((id) => present.includes(id)) }
}

/** The same work sent again keeps its key, so that a backend that knows keys does it once. */
function keyFor(request: SaveRequest): string {
  return request.unanswered && isSameWork(request) ? request.unanswered.idempotencyKey : request.newKey()
}

/** Whether what is to be sent is what was sent before. */
function isSameWork({ unanswered, payload }: SaveRequest): boolean {
  return unanswered !== undefined && JSON.stringify(unanswered.payload) === JSON.stringify(payload)
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 412)
}

/** Whether the backend may have done the work although no answer says so. */
function mayHaveArrived(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.failure === 'refused' ? (error.status ?? 0) >= 500 : error.failure !== 'unauthorised'
}
