import { COPY_AFTER_MS, findOrderCopies, isUnreached, type OrderCopy, type PortalHost } from '@carrier-portal/contract'

/**
 * The order as it is now. Where the server is not reached, or has not responded for a while, as it was loaded last: in this
 * page or ahead of time (`copies`), or for an earlier press (`known`).
 */
export async function orderOrCopy(
  host: PortalHost,
  workOrderNumber: string,
  known: OrderCopy | undefined,
): Promise<OrderCopy> {
  const request = new AbortController()
  const copy = lastCopy(host, workOrderNumber, known)
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<OrderCopy>((resolve) => {
    timer = setTimeout(async () => {
      const found = await copy
      if (found) resolve(found)
    }, COPY_AFTER_MS)
  })
  const present = host.api.orderDetails(workOrderNumber, { signal: request.signal }).then(
    (loaded): OrderCopy => ({ loaded, loadedAt: Date.now() }),
    async (failure: unknown) => {
      const found = isUnreached(failure) ? await copy : undefined
      if (found) return found
      throw failure
    },
  )
  try {
    return await Promise.race([present, patience])
  } finally {
    clearTimeout(timer)
    request.abort()
  }
}

async function lastCopy(
  host: PortalHost,
  workOrderNumber: string,
  known: OrderCopy | undefined,
): Promise<OrderCopy | undefined> {
  const { orders } = await findOrderCopies(host)
  const copy = orders.find(({ loaded }) => loaded.workOrder.workOrderNumber === workOrderNumber)
  return known && known.loadedAt > (copy?.loadedAt ?? 0) ? known : copy
}
