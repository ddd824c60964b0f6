import type { OrderColumn } from '../view/sortOrders.ts'

/** The columns from left to right, with their widths in rem. */
export const COLUMNS = [
  { id: 'workOrderNumber', width: 6.25 },
  { id: 'urgency', width: 9.25 },
  { id: 'status', width: 6.75 },
  { id: 'pickup', width: 13 },
  { id: 'dropoff', width: 13 },
  { id: 'tempStates', width: 7.5 },
  { id: 'tripClassifier', width: 5.25 },
  { id: 'vehicleType', width: 5.75 },
  { id: 'mileage', width: 3.75 },
  { id: 'timeToComplete', width: 4.5 },
  { id: 'items', width: 3.5 },
] as const satisfies readonly { readonly id: OrderColumn; readonly width: number }[]

/** Widths in rem of the columns that hold no value of the order. */
export const SELECT_WIDTH = 2.5
export const ACTIONS_WIDTH = 11.5

/** Columns of numbers, which are aligned to the right. */
export const NUMBER_COLUMNS: readonly OrderColumn[] = ['mileage', 'timeToComplete', 'items']

/** Always shown: without them a row names no order. */
export const FIXED_COLUMNS: readonly OrderColumn[] = ['workOrderNumber']

/** Which columns are kept first where the window is too narrow for all. */
const PRIORITY: readonly OrderColumn[] = [
  'workOrderNumber',
  'urgency',
  'pickup',
  'dropoff',
  'tempStates',
  'status',
  'mileage',
  'tripClassifier',
  'vehicleType',
  'timeToComplete',
  'items',
]

/**
 * The columns that fit into `available` rem, from left to right and without the hidden ones.
 * Fewer columns instead of a horizontal scrollbar keep every shown value visible.
 */
export function fittingColumns(available: number, hidden: readonly string[]): readonly (typeof COLUMNS)[number][] {
  const wanted = PRIORITY.filter((id) => FIXED_COLUMNS.includes(id) || !hidden.includes(id))
  let left = available
  const fitting = new Set(
    wanted.filter((id) => {
      left -= COLUMNS.find((column) => column.id === id)?.width ?? 0
      return left >= 0 || FIXED_COLUMNS.includes(id)
    }),
  )
  return COLUMNS.filter(({ id }) => fitting.has(id))
}
