import type { Locale, WorkOrderListItem } from '@carrier-portal/contract'
import { statusText } from '@carrier-portal/shared-ui/badges'
import { valueText, valueTexts } from '@carrier-portal/shared-ui/i18n'
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

const CELL: Record<CsvColumn, (order: WorkOrderListItem, locale: Locale) => CsvCell> = {
  workOrderNumber: (order) => order.workOrderNumber,
  status: (order, locale) => statusText(order.status, locale),
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
  tripClass: (order, locale) => order.tripClassifier && valueText(order.tripClassifier, locale),
  vehicle: (order, locale) => order.vehicleType && valueText(order.vehicleType, locale),
  miles: (order) => order.mileage,
  tempState: (order, locale) => valueTexts(order.tempStates, locale) || null,
  minutes: (order) => order.timeToComplete,
  items: (order) => order.lineItems.length,
}

/** The header row and one row per order, in the words of the list; a missing value is null. */
export function orderRows(
  orders: readonly WorkOrderListItem[],
  headers: Readonly<Record<CsvColumn, string>>,
  locale: Locale,
): readonly (readonly CsvCell[])[] {
  return [
    CSV_COLUMNS.map((column) => headers[column]),
    ...orders.map((order) => CSV_COLUMNS.map((column) => CELL[column](order, locale))),
  ]
}
