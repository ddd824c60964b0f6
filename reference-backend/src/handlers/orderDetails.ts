import { details, etag } from '../orders/orderResponses.ts'
import type { Backend } from '../server/backend.ts'
import type { Handlers } from '../server/handlers.ts'
import { unknownOrder } from '../server/refusal.ts'
import { record } from '../store/audit.ts'
import { lineItemsOf } from '../store/lineItems.ts'
import { findOrder } from '../store/orders.ts'

/** One order of the user's carriers with everything known of it. */
export function orderDetails({ database, now }: Backend): Handlers['orderDetails'] {
  return async ({ body, session, address }) => {
    const order = await findOrder(database, { number: body.workOrderNumber }, session.carrierCodes)
    await record(database, {
      at: now(),
      username: session.username,
      action: 'view',
      result: order ? 'done' : 'refused',
      address,
      workOrderNumber: body.workOrderNumber,
    })
    if (!order) throw unknownOrder()
    const items = await lineItemsOf(database, [order.id])
    return { body: { workOrder: details(order, items.get(order.id) ?? []) }, headers: { etag: etag(order) } }
  }
}
