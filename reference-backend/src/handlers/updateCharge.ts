import { hasWholeCents } from '../orders/dollars.ts'
import { isPresentVersion } from '../orders/orderVersion.ts'
import type { Backend } from '../server/backend.ts'
import type { Handlers } from '../server/handlers.ts'
import { changedOrder, Refusal, unknownOrder } from '../server/refusal.ts'
import { lockOrder, setCharge } from '../store/orders.ts'
import { recordedChange } from './recordedChange.ts'

/** Corrects the charge of a completed order. */
export function updateCharge(backend: Backend): Handlers['updateCharge'] {
  return async (call) => {
    const { workOrderId, charge } = call.body
    const { carrierCodes } = call.session
    let found: string | undefined
    const change = { operation: 'updateCharge', action: 'charge', workOrderNumber: () => found } as const

    return recordedChange(backend, call, change, async (queries) => {
      const order = await lockOrder(queries, { id: workOrderId }, carrierCodes)
      if (!order) throw unknownOrder()
      found = order.number
      if (!hasWholeCents(charge)) throw new Refusal(422, 'charge has more than two decimals')
      if (!isPresentVersion(call.ifMatch, order)) throw changedOrder()
      if (!(await setCharge(queries, workOrderId, carrierCodes, charge)))
        throw new Refusal(409, 'Only the charge of a completed order can be corrected.')
      return { result: { body: 'Charge updated' }, workOrderNumber: order.number, changed: ['oc_charge'] }
    })
  }
}
