import type { WorkOrderListItem } from '@carrier-portal/contract'
import type { CsvCell } from '@carrier-portal/order-lists'

/** What a manifest says of an order, from left to right. No patient is named in a list (decisions, section 5). */
export const MANIFEST_COLUMNS = [
  'workOrderNumber',
  'status',
  'pickup',
  'pickupEarliest',
  'pickupLatest',
  'dropoff',
  'dropoffEarliest',
  'dropoffLatest',
  'tripClass',
  'vehicle',
  'miles',
  'tempState',
  'minutes',
  'items',
] as const

export type ManifestColumn = (typeof MANIFEST_COLUMNS)[number]

const CELL: Record<ManifestColumn, (order: WorkOrderListItem) => CsvCell> = {
  workOrderNumber: (order) => order.workOrderNumber,
  status: (order) => order.status,
  pickup: (order) => order.pickupClientLocationName,
  pickupEarliest: (order) => order.pickupEarliestDateTime,
  pickupLatest: (order) => order.pickupLatestDateTime,
  dropoff: (order) => order.dropoffClientLocationName,
  dropoffEarliest: (order) => order.dropoffEarliestDateTime,
  dropoffLatest: (order) => order.dropoffLatestDateTime,
  tripClass: (order) => order.tripClassifier,
  vehicle: (order) => order.vehicleType,
  miles: (order) => order.mileage,
  tempState: (order) => order.tempStates.join(', ') || null,
  minutes: (order) => order.timeToComplete,
  items: (order) => order.lineItems.length,
}

/** The manifest's head and a row for each order; what is missing is null. */
export function manifestRows(
  orders: readonly WorkOrderListItem[],
  heads: Readonly<Record<ManifestColumn, string>>,
): readonly (readonly CsvCell[])[] {
  return [
    MANIFEST_COLUMNS.map((column) => heads[column]),
    ...orders.map((order) => MANIFEST_COLUMNS.map((column) => CELL[column](order))),
  ]
}
