import type { operations } from './openapi.gen.ts'
import type { ChargeUpdate, LineItemUpdate } from './payloads.ts'
import type { Id } from './workOrder.ts'

type LineItemUpdateBody = operations['updateLineItems']['requestBody']['content']['application/json']
type ChargeUpdateBody = operations['updateCharge']['requestBody']['content']['application/json']

/** The body of `updateLineItems`; each field is checked against openapi.yaml by the compiler. */
export function lineItemUpdateBody({ order, lineItems }: LineItemUpdate): LineItemUpdateBody {
  return {
    order: { ...order, workOrderId: idOf(order.workOrderId) },
    lineItems: lineItems.map((item) => ({
      ...item,
      workOrderLineItemId: item.workOrderLineItemId === null ? null : idOf(item.workOrderLineItemId),
      itemTypeId: idOf(item.itemTypeId),
    })),
  }
}

/** The body of `updateCharge`. */
export function chargeUpdateBody({ workOrderId, charge }: ChargeUpdate): ChargeUpdateBody {
  return { workOrderId: idOf(workOrderId), charge }
}

/** An id is sent back with the type it was received with; openapi.yaml documents whole numbers only. */
function idOf(id: Id): number {
  return id as number
}
