import type { components, operations } from './openapi.gen.ts'
import { asBoolean, asId, asList, asNumber, asRecord, asText, asTexts, type Json } from './readJson.ts'
import type { ItemType, LineItem, WorkOrder, WorkOrderListItem } from './workOrder.ts'

type Schemas = components['schemas']

/**
 * Every field of a contract type: a field that openapi.yaml adds, renames or drops no longer compiles in the readers.
 */
type EachField<T> = Record<keyof T, unknown>

type WorkOrdersBody = components['responses']['WorkOrders']['content']['application/json']
type WorkOrderBody = operations['orderDetails']['responses'][200]['content']['application/json']

/**
 * Reads the `workOrders` of a list call. Returns undefined when there is no such list; entries that are no object or
 * have no number are left out, and so are orders without line items.
 */
export function readWorkOrders(body: Json): readonly WorkOrderListItem[] | undefined {
  const list = asRecord<keyof WorkOrdersBody>(body)?.workOrders
  if (!Array.isArray(list)) return undefined
  return list.flatMap((entry) => readListItem(entry) ?? []).filter((order) => order.lineItems.length > 0)
}

/** Reads the `workOrder` of the details call. Returns undefined when there is none with a number. */
export function readWorkOrder(body: Json): WorkOrder | undefined {
  const order = asRecord<keyof Schemas['WorkOrder']>(asRecord<keyof WorkOrderBody>(body)?.workOrder)
  const item = readListItem(order)
  if (!order || !item) return undefined
  return {
    ...item,
    callerName: asText(order.callerName),
    callerPhoneNumber: asText(order.callerPhoneNumber),
    pickupClientLocationStreet: asText(order.pickupClientLocationStreet),
    pickupClientLocationCity: asText(order.pickupClientLocationCity),
    pickupClientLocationState: asText(order.pickupClientLocationState),
    pickupClientLocationZip: asText(order.pickupClientLocationZip),
    pickupPOD: asText(order.pickupPOD),
    pickupQuantity: asNumber(order.pickupQuantity),
    pickupNotes: asText(order.pickupNotes),
    dropoffClientLocationStreet: asText(order.dropoffClientLocationStreet),
    dropoffClientLocationCity: asText(order.dropoffClientLocationCity),
    dropoffClientLocationState: asText(order.dropoffClientLocationState),
    dropoffClientLocationZip: asText(order.dropoffClientLocationZip),
    dropoffPOD: asText(order.dropoffPOD),
    dropoffQuantity: asNumber(order.dropoffQuantity),
    dropoffNotes: asText(order.dropoffNotes),
    ocReferenceNumber: asText(order.ocReferenceNumber),
    patientName: asText(order.patientName),
    ocCharge: asNumber(order.ocCharge),
    ocComments: asText(order.ocComments),
    noLoad: asBoolean(order.noLoad),
    noLoadComments: asText(order.noLoadComments),
    noLoadPickupTime: asText(order.noLoadPickupTime),
  } satisfies EachField<Schemas['WorkOrder']>
}

/** Reads the item types. Returns undefined when the body is no list; entries without id or name are left out. */
export function readItemTypes(body: Json): readonly ItemType[] | undefined {
  if (!Array.isArray(body)) return undefined
  return body.flatMap((entry) => {
    const type = asRecord<keyof Schemas['ItemType']>(entry)
    const id = asId(type?.id)
    const name = asText(type?.name)
    return id === null || name === null ? [] : ({ id, name } satisfies EachField<Schemas['ItemType']>)
  })
}

function readListItem(json: Json): WorkOrderListItem | undefined {
  const order = asRecord<keyof Schemas['WorkOrderListItem']>(json)
  const workOrderNumber = asText(order?.workOrderNumber)
  if (!order || workOrderNumber === null) return undefined
  return {
    workOrderNumber,
    workOrderId: asId(order.workOrderId),
    status: asText(order.status),
    pickupClientLocationName: asText(order.pickupClientLocationName),
    dropoffClientLocationName: asText(order.dropoffClientLocationName),
    pickupEarliestDateTime: asText(order.pickupEarliestDateTime),
    pickupLatestDateTime: asText(order.pickupLatestDateTime),
    dropoffEarliestDateTime: asText(order.dropoffEarliestDateTime),
    dropoffLatestDateTime: asText(order.dropoffLatestDateTime),
    tripClassifier: asText(order.tripClassifier),
    vehicleType: asText(order.vehicleType),
    mileage: asNumber(order.mileage),
    tempStates: asTexts(order.tempStates),
    timeToComplete: asText(order.timeToComplete),
    lineItems: asList(order.lineItems).flatMap((item) => readLineItem(item) ?? []),
  } satisfies EachField<Schemas['WorkOrderListItem']>
}

function readLineItem(json: Json): LineItem | undefined {
  const item = asRecord<keyof Schemas['LineItem']>(json)
  if (!item) return undefined
  return {
    workOrderLineItemId: asId(item.workOrderLineItemId),
    itemTypeId: asId(item.itemTypeId),
    itemTypeName: asText(item.itemTypeName),
    tempState: asText(item.tempState),
    quantity: asNumber(item.quantity) ?? 1,
    comments: asText(item.comments),
    barcode: asText(item.barcode),
    length: asNumber(item.length),
    width: asNumber(item.width),
    height: asNumber(item.height),
    weight: asNumber(item.weight),
    pickupTimeActual: asText(item.pickupTimeActual),
    pickupTimeOffset: asText(item.pickupTimeOffset),
    dropoffTimeActual: asText(item.dropoffTimeActual),
    dropoffTimeOffset: asText(item.dropoffTimeOffset),
  } satisfies EachField<Schemas['LineItem']>
}
