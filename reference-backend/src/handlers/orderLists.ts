import { listItem } from '../orders/orderResponses.ts'
import { validateDays } from '../orders/searchDays.ts'
import type { Backend } from '../server/backend.ts'
import type { HandlerResult, Handlers } from '../server/handlers.ts'
import { Refusal } from '../server/refusal.ts'
import type { Session } from '../session/sessions.ts'
import { record } from '../store/audit.ts'
import { lineItemsOf } from '../store/lineItems.ts'
import { type OrderQuery, searchOrders } from '../store/orders.ts'

type ListCall = 'availableOrders' | 'acceptedOrders' | 'completedOrders'

/** The three lists. Codes of carriers that the user does not work for find nothing. */
export function orderLists({ database, now }: Backend): Pick<Handlers, ListCall> {
  const search = async (session: Session, address: string, query: OrderQuery): Promise<HandlerResult> => {
    const problem = validateDays(query.startDate, query.endDate)
    if (problem !== undefined) throw new Refusal(422, problem)
    const carrierCodes = session.carrierCodes.filter((code) => query.carrierCodes.includes(code))
    const isRefused = query.carrierCodes.some((code) => !carrierCodes.includes(code))
    await record(database, {
      at: now(),
      username: session.username,
      action: 'search',
      result: isRefused ? 'refused' : 'done',
      address,
    })
    const orders = await searchOrders(database, { ...query, carrierCodes })
    const items = await lineItemsOf(
      database,
      orders.map((order) => order.id),
    )
    return { body: { workOrders: orders.map((order) => listItem(order, items.get(order.id) ?? [])) } }
  }

  return {
    availableOrders: ({ body, session, address }) => search(session, address, { ...body, statuses: ['AVAILABLE'] }),
    acceptedOrders: ({ body, session, address }) => search(session, address, { ...body, statuses: body.conditions }),
    completedOrders: ({ body, session, address }) => search(session, address, { ...body, statuses: ['COMPLETED'] }),
  }
}
