import type { WorkOrderListItem } from '@carrier-portal/contract'
import { formatIsoTime } from '@carrier-portal/shared-ui/time'
import type { CsvCell } from './csv.ts'

/** The columns of a CSV file from left to right. Lists carry no patient names, so neither does the file. */
const CSV_COLUMNS = [
  'workOrderNumber',
  'status',
  'pickup',
  'pickupEarliest',
  'pickupEarliestIso',
  'pickupLatest',
  'pickupLatestIso',
  'dropoff',
  'dropoffEarliest',
  'dropoffEarliestIso',
  'dropoffLatest',
  'dropoffLatestIso',
  'tripClass',
  'vehicle',
  'miles',
  'tempState',
  'minutes',
  'items',
] as const

/** The column of a CSV file. */
type CsvColumn = (typeof CSV_COLUMNS)[number]

/** The readable text of a status code. */
type StatusText = (status: string | null) => string

const CELL: Record<CsvColumn, (order: WorkOrderListItem, statusText: StatusText) => CsvCell> = {
  workOrderNumber: (order) => order.workOrderNumber,
  status: (order, statusText) => statusText(order.status),
  pickup: (order) => order.pickupClientLocationName,
  pickupEarliest: (order) => order.pickupEarliestDateTime,
  pickupEarliestIso: (order) => formatIsoTime(order.pickupEarliestDateTime),
  pickupLatest: (order) => order.pickupLatestDateTime,
  pickupLatestIso: (order) => formatIsoTime(order.pickupLatestDateTime),
  dropoff: (order) => order.dropoffClientLocationName,
  dropoffEarliest: (order) => order.dropoffEarliestDateTime,
  dropoffEarliestIso: (order) => formatIsoTime(order.dropoffEarliestDateTime),
  dropoffLatest: (order) => order.dropoffLatestDateTime,
  dropoffLatestIso: (order) => formatIsoTime(order.dropoffLatestDateTime),
  tripClass: (order) => order.tripClassifier,
  vehicle: (order) => order.vehicleType,
  miles: (order) => order.mileage,
  tempState: (order) => order.tempStates.join(', ') || null,
  minutes: (order) => order.timeToComplete,
  items: (order) => order.lineItems.length,
}

/** The header row and one row per order; a missing value is null. */
export function orderRows(
  orders: readonly WorkOrderListItem[],
  headers: Readonly<Record<CsvColumn, string>>,
  statusText: StatusText,
): readonly (readonly CsvCell[])[] {
  return [
    CSV_COLUMNS.map((column) => headers[column]),
    ...orders.map((order) => CSV_COLUMNS.map((column) => CELL[column](order, statusText))),
  ]
}
