import type { LineItem, WorkOrder } from '../api/workOrder.ts'

/** A line item as the backend gives it: one box at ambient temperature, not yet picked up. */
export function aLineItem(parts: Partial<LineItem> = {}): LineItem {
  return {
    workOrderLineItemId: 5001,
    itemTypeId: 1,
    itemTypeName: 'Specimen Box',
    tempState: 'Ambient',
    quantity: 1,
    comments: null,
    barcode: 'SB-5001',
    length: 12,
    width: 10,
    height: 8,
    weight: 4.5,
    pickupTimeActual: null,
    pickupTimeOffset: null,
    dropoffTimeActual: null,
    dropoffTimeOffset: null,
    ...parts,
  }
}

/** An order in full detail: one specimen box from Mercy Lab to County Hospital in New York, accepted and routed. */
export function anOrder(parts: Partial<WorkOrder> = {}): WorkOrder {
  return {
    workOrderNumber: 'WO-100001',
    workOrderId: 100001,
    status: 'ROUTED',
    pickupClientLocationName: 'Mercy Lab',
    dropoffClientLocationName: 'County Hospital',
    pickupEarliestDateTime: '11/21/2026 10:00 AM ET',
    pickupLatestDateTime: '11/21/2026 10:30 AM ET',
    dropoffEarliestDateTime: '11/21/2026 11:00 AM ET',
    dropoffLatestDateTime: '11/21/2026 12:00 PM ET',
    tripClassifier: 'STAT',
    vehicleType: 'Car',
    mileage: 12.4,
    tempStates: ['Ambient'],
    timeToComplete: '90',
    lineItems: [aLineItem()],
    callerName: 'Rosa Alvarez',
    callerPhoneNumber: '212-555-0142',
    pickupClientLocationStreet: '10 First Ave',
    pickupClientLocationCity: 'New York',
    pickupClientLocationState: 'NY',
    pickupClientLocationZip: '10003',
    pickupPOD: null,
    pickupQuantity: 1,
    pickupNotes: 'Ring at the loading dock',
    dropoffClientLocationStreet: '500 Main St',
    dropoffClientLocationCity: 'Newark',
    dropoffClientLocationState: 'NJ',
    dropoffClientLocationZip: '07102',
    dropoffPOD: null,
    dropoffQuantity: 1,
    dropoffNotes: null,
    ocReferenceNumber: 'OC-77',
    patientName: 'Jamie Fields',
    ocCharge: 84.5,
    ocComments: null,
    noLoad: false,
    noLoadComments: null,
    noLoadPickupTime: null,
    ...parts,
  }
}
