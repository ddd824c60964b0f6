import { type Account, type ApiWorkOrder, acceptBody } from '../testing/client.ts'

/** The calls of one user on the orders offered to a carrier. */
export interface OfferedOrders {
  /** The number of an order that no test has used yet. */
  nextOffer(): string
  /** An order that the user has just accepted. */
  nextAccepted(): Promise<ApiWorkOrder>
  save(body: object, headers?: Readonly<Record<string, string>>): ReturnType<Account['call']>
}

/** The orders with line items that are offered to a carrier, for the tests of one file. Each file has a carrier of its own. */
export async function offeredOrders(account: Account, carrierCode: string): Promise<OfferedOrders> {
  const orders = await account.list('available', [carrierCode])
  const offered = orders.filter(({ lineItems }) => lineItems.length > 0).map((order) => order.workOrderNumber)
  const nextOffer = () => {
    const number = offered.pop()
    if (!number) throw new Error('no more orders are offered')
    return number
  }
  return {
    nextOffer,
    nextAccepted: async () => {
      const number = nextOffer()
      await respond(account, acceptBody(number))
      return (await account.details(number)).workOrder
    },
    save: (body, headers) => account.call('POST', '/api/orders/line-item-update', body, headers),
  }
}

/** Accepts or declines an order. */
export function respond(account: Account, body: object, headers?: Readonly<Record<string, string>>) {
  return account.call('POST', '/api/orders/update', body, headers)
}
