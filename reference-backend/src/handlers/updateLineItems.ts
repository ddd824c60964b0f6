import type { components } from '@carrier-portal/contract'
import { statusAfterSave } from '@carrier-portal/contract/rules'
import { changedFields } from '../orders/changedFields.ts'
import { isPresentVersion } from '../orders/orderVersion.ts'
import { validateSave } from '../orders/validateSave.ts'
import { proofFacts, visibleSave } from '../orders/visibleSave.ts'
import type { Backend } from '../server/backend.ts'
import type { Handlers } from '../server/handlers.ts'
import { changedOrder, Refusal, unknownOrder } from '../server/refusal.ts'
import type { Queries } from '../store/database.ts'
import {
  lineItemsOf,
  listItemTypes,
  replaceLineItems,
  type SavedLineItem,
  type StoredLineItem,
} from '../store/lineItems.ts'
import { lockOrder, type ProofColumns, type StoredOrder, saveProof } from '../store/orders.ts'
import { recordedChange } from './recordedChange.ts'

type LineItemUpdate = components['schemas']['LineItemUpdate']

/** Records proof of delivery and line items of an accepted order, all or nothing, and the status that follows. */
export function updateLineItems(backend: Backend): Handlers['updateLineItems'] {
  return async (call) => {
    const { ifMatch, session } = call
    const update = visibleSave(call.body)
    const { workOrderNumber } = update.order
    const change = { operation: 'updateLineItems', action: 'update', workOrderNumber: () => workOrderNumber } as const

    return recordedChange(backend, call, change, async (queries) => {
      const order = await lockOrder(queries, { number: workOrderNumber }, session.carrierCodes)
      if (!order) throw unknownOrder()
      // Before the contents: a save of an outdated version may name items that someone else has removed meanwhile.
      if (!isPresentVersion(ifMatch, order)) throw changedOrder()
      if (order.status !== 'ROUTED' && order.status !== 'PICKED_UP')
        throw new Refusal(409, 'Only an accepted order that is not completed can be updated.')
      const loaded = await lineItemsOf(queries, order.id)
      const wrong =
        validateReferences(update, order, loaded) ??
        validateSave(update, { order, items: loaded, now: backend.now() }) ??
        (await validateItemTypes(queries, update))
      if (wrong !== undefined) throw new Refusal(422, wrong)

      const proof = proofOf(update)
      const items = update.lineItems.map(savedLineItem)
      const saved = new Set(items.map(({ id }) => id))
      const removed = loaded.flatMap(({ id }) => (saved.has(id) ? [] : id))
      await saveProof(queries, order.id, proof)
      await replaceLineItems(queries, order.id, items, removed)
      const changed = changedFields({ proof: order, items: loaded }, { proof, items })
      return { result: { body: { workOrderNumber, status: proof.status } }, workOrderNumber, changed }
    })
  }
}

function validateReferences(
  { order, lineItems }: LineItemUpdate,
  stored: StoredOrder,
  loaded: readonly StoredLineItem[],
) {
  if (order.workOrderId !== stored.id) return 'order.workOrderId does not belong to order.workOrderNumber'
  const ids = lineItems.flatMap((item) => item.workOrderLineItemId ?? [])
  if (new Set(ids).size < ids.length) return 'lineItems names a workOrderLineItemId twice'
  const known = new Set(loaded.map((item) => item.id))
  return ids.every((id) => known.has(id))
    ? undefined
    : 'lineItems names a workOrderLineItemId that the order does not have'
}

async function validateItemTypes(queries: Queries, { lineItems }: LineItemUpdate) {
  const types = await listItemTypes(queries)
  return lineItems.every((item) => types.some(({ id }) => id === item.itemTypeId))
    ? undefined
    : 'lineItems names an itemTypeId that does not exist'
}

/** The columns that a save writes. A no-load clears the dropoff signature; otherwise the no-load fields are cleared. */
function proofOf(update: LineItemUpdate): ProofColumns {
  const { order } = update
  return {
    status: statusAfterSave(proofFacts(update)),
    pickup_pod: order.pickupPOD || null,
    dropoff_pod: (!order.noLoad && order.dropoffPOD) || null,
    oc_comments: order.ocComments || null,
    no_load: order.noLoad,
    no_load_comments: (order.noLoad && order.noLoadComments) || null,
    no_load_pickup_time: (order.noLoad && order.noLoadPickupTime) || null,
    oc_charge: order.ocCharge,
  }
}

function savedLineItem(item: LineItemUpdate['lineItems'][number]): SavedLineItem {
  return {
    id: item.workOrderLineItemId,
    item_type_id: item.itemTypeId,
    quantity: item.quantity,
    barcode: item.barcode || null,
    pickup_time: item.pickupTimeActual || null,
    pickup_offset: item.pickupTimeOffset || null,
    dropoff_time: item.dropoffTimeActual || null,
    dropoff_offset: item.dropoffTimeOffset || null,
  }
}
