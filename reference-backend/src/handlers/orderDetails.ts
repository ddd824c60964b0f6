import { etag } from '../orders/orderVersion.ts'
import type { Backend } from '../server/backend.ts'
import type { Handlers } from '../server/handlers.ts'
import { JsonText } from '../server/jsonResponse.ts'
import { unknownOrder } from '../server/refusal.ts'
import { record } from '../store/audit.ts'
import { orderDetailsJson } from '../store/orderJson.ts'

/** One order of the user's carriers with everything known of it. */
export function orderDetails({ database, now }: Backend): Handlers['orderDetails'] {
  return async ({ body, session, address }) => {
    const order = await orderDetailsJson(database, body.workOrderNumber, session.carrierCodes)
    await record(database, {
      at: now(),
      username: session.username,
      action: 'view',
      result: order ? 'done' : 'refused',
      address,
      workOrderNumber: body.workOrderNumber,
    })
    if (!order) throw unknownOrder()
    return { body: new JsonText(`{"workOrder":${order.json}}`), headers: { etag: etag(order) } }
  }
}
