/**
 * What the screens work with, read tolerantly from the backend's answers (specification, section 3): whatever is
 * missing, null or of another type arrives as null (or as an empty list), never as undefined or NaN.
 */

/** An identifier is sent back exactly as it came. */
export type Id = number | string

export interface ItemType {
  readonly id: Id
  readonly name: string
}

/** One thing carried. Lengths in inches, weight in pounds; times as the texts of specification, section 3. */
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

/** What a list knows of an order. `status` is the backend's word; an unknown one is shown as it came. */
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
  /** Minutes, printed as given (decisions, section 2). */
  readonly timeToComplete: string | null
  readonly lineItems: readonly LineItem[]
}

/** An order with everything known of it. */
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
