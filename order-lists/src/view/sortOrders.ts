import type { Locale, WorkOrderListItem } from '@carrier-portal/contract'
import { statusText } from '@carrier-portal/shared-ui/badges'
import { valueText, valueTexts } from '@carrier-portal/shared-ui/i18n'
import { parseWorkOrderTime } from '@carrier-portal/shared-ui/time'
import type { SortDirection } from '../search/listFilters.ts'
import { dueAt } from '../urgency/urgency.ts'

/** The columns of the order table; each can be sorted. */
export type OrderColumn = keyof typeof VALUE

/** The table's sort; undefined keeps the order of the response. */
export type TableSort = { readonly column: OrderColumn; readonly direction: SortDirection } | undefined

type Value = string | number | undefined

const time = (value: string | null): Value => parseWorkOrderTime(value)?.instant
const number = (value: string | null): Value =>
  value === null || Number.isNaN(Number(value)) ? undefined : Number(value)

/** An API value as the table shows it, so that a column has the alphabetical order of what is read in it. */
const shown = (value: string | null, locale: Locale): Value => (value === null ? undefined : valueText(value, locale))

const VALUE = {
  workOrderNumber: (order) => order.workOrderNumber,
  urgency: dueAt,
  status: (order, locale) => (order.status === null ? undefined : statusText(order.status, locale)),
  pickup: (order) => time(order.pickupEarliestDateTime),
  dropoff: (order) => time(order.dropoffEarliestDateTime),
  tempStates: (order, locale) => valueTexts(order.tempStates, locale) || undefined,
  tripClassifier: (order, locale) => shown(order.tripClassifier, locale),
  vehicleType: (order, locale) => shown(order.vehicleType, locale),
  mileage: (order) => order.mileage ?? undefined,
  timeToComplete: (order) => number(order.timeToComplete),
  items: (order) => order.lineItems.length,
} satisfies Record<string, (order: WorkOrderListItem, locale: Locale) => Value>

/** Whether a stored text names a column that can be sorted. */
export function isOrderColumn(text: string): text is OrderColumn {
  return Object.hasOwn(VALUE, text)
}

/** Created at the first sort: creating it takes longer than any other step of loading a list's code. */
let collator: Intl.Collator | undefined

/** Sorts a list by what the table shows; missing values come last in both directions, equal ones keep their order. */
export function sortOrders(
  orders: readonly WorkOrderListItem[],
  sort: TableSort,
  locale: Locale,
): readonly WorkOrderListItem[] {
  if (!sort) return orders
  const sign = sort.direction === 'ASC' ? 1 : -1
  const known: { readonly order: WorkOrderListItem; readonly value: string | number }[] = []
  const missing: WorkOrderListItem[] = []
  for (const order of orders) {
    const value = VALUE[sort.column](order, locale)
    if (value === undefined) missing.push(order)
    else known.push({ order, value })
  }
  known.sort((a, b) => sign * compare(a.value, b.value))
  return [...known.map(({ order }) => order), ...missing]
}

/** The sort after a press on a column header: ascending, then descending, then the order of the response. */
export function nextSort(sort: TableSort, column: OrderColumn): TableSort {
  if (sort?.column !== column) return { column, direction: 'ASC' }
  return sort.direction === 'ASC' ? { column, direction: 'DESC' } : undefined
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  collator ??= new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })
  return collator.compare(String(a), String(b))
}
