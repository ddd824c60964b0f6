import { type ApiClient, isApiError, type WorkOrder, type WorkOrderListItem } from '@carrier-portal/contract'

/** An order of a manifest: its list item, and its details unless they could not be loaded. */
export interface ManifestOrder {
  readonly order: WorkOrderListItem
  readonly details: WorkOrder | undefined
}

const PARALLEL_REQUESTS = 4

/**
 * Loads the details of each order, a few at a time, until the signal is aborted. A failed request leaves that order's
 * details out. Rejects when the session has ended, because every further request would fail.
 */
export async function loadOrderManifest(
  api: ApiClient,
  orders: readonly WorkOrderListItem[],
  signal: AbortSignal,
): Promise<readonly ManifestOrder[]> {
  const loaded: ManifestOrder[] = []
  const queue = orders.entries()
  const loadNext = async () => {
    for (const [index, order] of queue)
      loaded[index] = { order, details: await detailsOf(api, order.workOrderNumber, signal) }
  }
  await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, loadNext))
  return loaded
}

/** The numbers of the orders whose details could not be loaded. */
export function numbersWithoutDetails(manifest: readonly ManifestOrder[]): readonly string[] {
  return manifest.filter(({ details }) => !details).map(({ order }) => order.workOrderNumber)
}

async function detailsOf(api: ApiClient, workOrderNumber: string, signal: AbortSignal): Promise<WorkOrder | undefined> {
  try {
    return (await api.orderDetails(workOrderNumber, { background: true, signal })).workOrder
  } catch (error) {
    if (isApiError(error) && error.failure === 'unauthorised') throw error
    // The manifest still prints the values of the list for this order.
    return undefined
  }
}
