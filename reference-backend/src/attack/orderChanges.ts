import fc, { type Arbitrary } from 'fast-check'
import { acceptBody, type ListItem, saveBody } from '../testing/client.ts'
import { DROPPED, PICKED, withItems } from '../testing/saves.ts'

/** Times and signatures that fit each other: of an order that is routed, picked up and completed. */
const PROOFS = [
  [{}, {}],
  [PICKED, { pickupPOD: 'A. Ruiz' }],
  [
    { ...PICKED, ...DROPPED },
    { pickupPOD: 'A. Ruiz', dropoffPOD: 'B. Ward' },
  ],
] as const

/** The bodies of the changing calls by operation, for real orders whose status mostly allows the call. */
export function orderChanges(orders: readonly ListItem[]): Readonly<Record<string, Arbitrary<unknown>>> {
  const any = fc.constantFrom(...orders)
  const mostly = (...statuses: readonly string[]) => {
    const fitting = orders.filter(({ status }) => statuses.includes(status))
    return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...fitting) }, any)
  }
  return {
    answerOrder: mostly('AVAILABLE').map(({ workOrderNumber }) => acceptBody(workOrderNumber)),
    updateLineItems: savesOf(mostly('ROUTED', 'PICKED_UP'), any),
    updateCharge: mostly('COMPLETED').map(({ workOrderId }) => ({ workOrderId, charge: 12.5 })),
  }
}

/** Saves with random comments. Some name the id or the line items of another order. */
function savesOf(order: Arbitrary<ListItem>, other: Arbitrary<ListItem>): Arbitrary<unknown> {
  const parts = {
    order,
    other,
    foreign: fc.constantFrom('none', 'none', 'workOrderId', 'lineItems'),
    proof: fc.constantFrom(...PROOFS),
    ocComments: fc.string({ maxLength: 255 }),
  }
  return fc.record(parts).map((save) => {
    const [times, signatures] = save.proof
    const body = withItems(save.order, times, { ...signatures, ocComments: save.ocComments })
    if (save.foreign === 'lineItems') return { ...body, lineItems: saveBody(save.other).lineItems }
    const workOrderId = save.foreign === 'none' ? save.order.workOrderId : save.other.workOrderId
    return { ...body, order: { ...body.order, workOrderId } }
  })
}
