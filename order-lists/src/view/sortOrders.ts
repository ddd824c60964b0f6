import type { WorkOrderListItem } from '@carrier-portal/contract'
import { parseWorkOrderTime } from '@carrier-portal/shared-ui/time'
import type { SortDirection } from '../search/listFilters.ts'

/** The columns of the order table that can be sorted. */
export type OrderColumn = keyof typeof VALUE

/** By what the table is sorted; undefined leaves the order of the answer. */
export type TableSort = { readonly column: OrderColumn; readonly direction: SortDirection } | undefined

type Value = string | number | undefined

const text = (value: string | null): Value => value ?? undefined
const time = (value: string | null): Value => parseWorkOrderTime(value)?.instant
const number = (value: string | null): Value =>
  value === null || Number.isNaN(Number(value)) ? undefined : Number(value)

const VALUE = {
  workOrderNumber: (order) => order.workOrderNumber,
  status: (order) => text(order.status),
  pickupClientLocationName: (order) => text(order.pickupClientLocationName),
  dropoffClientLocationName: (order) => text(order.dropoffClientLocationName),
  pickupEarliestDateTime: (order) => time(order.pickupEarliestDateTime),
  dropoffEarliestDateTime: (order) => time(order.dropoffEarliestDateTime),
  tripClassifier: (order) => text(order.tripClassifier),
  vehicleType: (order) => text(order.vehicleType),
  mileage: (order) => order.mileage ?? undefined,
  tempStates: (order) => text(order.tempStates.join(', ') || null),
  timeToComplete: (order) => number(order.timeToComplete),
} satisfies Record<string, (order: WorkOrderListItem) => Value>

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })

/** The list in the table's order; a missing value stands last in both directions, equals keep their places. */
export function sortOrders(orders: readonly WorkOrderListItem[], sort: TableSort): readonly WorkOrderListItem[] {
  if (!sort) return orders
  const sign = sort.direction === 'ASC' ? 1 : -1
  return orders
    .map((order) => ({ order, value: VALUE[sort.column](order) }))
    .toSorted((a, b) => {
      if (a.value === undefined || b.value === undefined)
        return Number(a.value === undefined) - Number(b.value === undefined)
      return sign * compare(a.value, b.value)
    })
    .map(({ order }) => order)
}

/** What a press on a column's head does: up, then down, then back to the order of the answer. */
export function nextSort(sort: TableSort, column: OrderColumn): TableSort {
  if (sort?.column !== column) return { column, direction: 'ASC' }
  return sort.direction === 'ASC' ? { column, direction: 'DESC' } : undefined
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
}
