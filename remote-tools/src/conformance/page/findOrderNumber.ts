import type { ApiClient } from '@carrier-portal/contract'

/** The number of an accepted order that a user of these carriers may edit; undefined when there is none. */
export async function findOrderNumber(api: ApiClient, carrierCodes: readonly string[]): Promise<string | undefined> {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const days = { startDate: day(-30), endDate: day(30) }
  const orders = await api.acceptedOrders({
    ...days,
    carrierCodes: [...carrierCodes],
    conditions: ['ROUTED', 'PICKED_UP'],
    sort: 'PICKUP_EARLIEST',
    sortDirection: 'ASC',
  })
  return orders[0]?.workOrderNumber
}
