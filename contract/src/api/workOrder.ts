/**
 * The data of the screens, read tolerantly from responses: a field that is missing, null or of another type becomes
 * null (or an empty list), never undefined or NaN.
 */

/** An id is sent back with the type it was received with. */
export type Id = number | string

/** A kind of item, such as "Specimen Box", which a line item refers to by its id. */
export interface ItemType {
  readonly id: Id
  readonly name: string
}

/** One carried item. Lengths in inches, weight in pounds; times as texts such as '11/21/2026 10:30 ET'. */
export interface LineItem {
  readonly workOrderLineItemId: Id | null
  readonly itemTypeId: Id | null
  readonly itemTypeName: string | null
  readonly tempState: string | null
  readonly quantity: number
  readonly comments: string | null
  readonly barcode: string | null
  readonly length: number | null
  readonly width: number | null
  readonly height: number | null
  readonly weight: number | null
  readonly pickupTimeActual: string | null
  readonly pickupTimeOffset: string | null
  readonly dropoffTimeActual: string | null
  readonly dropoffTimeOffset: string | null
}

/** An order in a list. `status` is the backend's own text; an unknown one is shown unchanged. */
export interface WorkOrderListItem {
  readonly workOrderNumber: string
  readonly workOrderId: Id | null
  readonly status: string | null
  readonly pickupClientLocationName: string | null
  readonly dropoffClientLocationName: string | null
  readonly pickupEarliestDateTime: string | null
  readonly pickupLatestDateTime: string | null
  readonly dropoffEarliestDateTime: string | null
  readonly dropoffLatestDateTime: string | null
  readonly tripClassifier: string | null
  readonly vehicleType: string | null
  readonly mileage: number | null
  readonly tempStates: readonly string[]
  /** Minutes, shown unchanged. */
  readonly timeToComplete: string | null
  readonly lineItems: readonly LineItem[]
}

/** An order with all its fields. */
export interface WorkOrder extends WorkOrderListItem {
  readonly callerName: string | null
  readonly callerPhoneNumber: string | null
  readonly pickupClientLocationStreet: string | null
  readonly pickupClientLocationCity: string | null
  readonly pickupClientLocationState: string | null
  readonly pickupClientLocationZip: string | null
  readonly pickupPOD: string | null
  readonly pickupQuantity: number | null
  readonly pickupNotes: string | null
  readonly dropoffClientLocationStreet: string | null
  readonly dropoffClientLocationCity: string | null
  readonly dropoffClientLocationState: string | null
  readonly dropoffClientLocationZip: string | null
  readonly dropoffPOD: string | null
  readonly dropoffQuantity: number | null
  readonly dropoffNotes: string | null
  readonly ocReferenceNumber: string | null
  readonly patientName: string | null
  /** US dollars. */
  readonly ocCharge: number | null
  readonly ocComments: string | null
  readonly noLoad: boolean
  readonly noLoadComments: string | null
  readonly noLoadPickupTime: string | null
}
