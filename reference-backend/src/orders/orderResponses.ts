import type { components } from '@carrier-portal/contract'
import type { StoredLineItem } from '../store/lineItems.ts'
import type { StoredOrder } from '../store/orders.ts'

type Schemas = components['schemas']

/** An order as a list item of the API. */
export function listItem(order: StoredOrder, items: readonly StoredLineItem[]): Schemas['WorkOrderListItem'] {
  const { facts } = order
  return {
    workOrderNumber: order.number,
    workOrderId: order.id,
    status: order.status,
    pickupClientLocationName: facts.pickupClientLocationName,
    dropoffClientLocationName: facts.dropoffClientLocationName,
    pickupEarliestDateTime: facts.pickupEarliestDateTime,
    pickupLatestDateTime: facts.pickupLatestDateTime,
    dropoffEarliestDateTime: facts.dropoffEarliestDateTime,
    dropoffLatestDateTime: facts.dropoffLatestDateTime,
    tripClassifier: facts.tripClassifier,
    vehicleType: facts.vehicleType,
    mileage: facts.mileage,
    tempStates: facts.tempStates,
    timeToComplete: facts.timeToComplete,
    lineItems: items.map(lineItem),
  }
}

/** An order with all of its details. */
export function details(order: StoredOrder, items: readonly StoredLineItem[]): Schemas['WorkOrder'] {
  return {
    ...order.facts,
    ...listItem(order, items),
    ocReferenceNumber: order.oc_reference_number,
    pickupPOD: order.pickup_pod,
    dropoffPOD: order.dropoff_pod,
    ocComments: order.oc_comments,
    noLoad: order.no_load,
    noLoadComments: order.no_load_comments,
    noLoadPickupTime: order.no_load_pickup_time,
    ocCharge: order.oc_charge,
  }
}

function lineItem(item: StoredLineItem): Schemas['LineItem'] {
  return {
    workOrderLineItemId: item.id,
    itemTypeId: item.item_type_id,
    itemTypeName: item.item_type_name,
    tempState: item.temp_state,
    quantity: item.quantity,
    comments: item.comments,
    barcode: item.barcode,
    length: item.length,
    width: item.width,
    height: item.height,
    weight: item.weight,
    pickupTimeActual: item.pickup_time,
    pickupTimeOffset: item.pickup_offset,
    dropoffTimeActual: item.dropoff_time,
    dropoffTimeOffset: item.dropoff_offset,
  }
}

/** The ETag of an order's version. */
export function etag({ version }: Pick<StoredOrder, 'version'>): string {
  return `"${version}"`
}

/** Whether If-Match names the current version. Weak tags count, because a compressing proxy weakens them. */
export function isPresentVersion(ifMatch: string | undefined, order: Pick<StoredOrder, 'version'>): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true
  return ifMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag(order))
}
