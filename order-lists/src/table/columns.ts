import type { OrderColumn } from '../view/sortOrders.ts'

/**
 * The columns from left to right. Each width, in rem, is that of the widest value or heading in English and Spanish; a list with
 * all of them fits into a window of 1440 px with a scrollbar. The two stops are an exception: they leave room for the temp
 * states of offered orders in a window of 1024 px, so a window of time over days or zones has two lines.
 */
export const COLUMNS = [
  { id: 'workOrderNumber', width: 5.75 },
  { id: 'urgency', width: 8.25 },
  { id: 'status', width: 6.125 },
  { id: 'pickup', width: 12.5 },
  { id: 'dropoff', width: 12.5 },
  { id: 'tempStates', width: 6.75 },
  { id: 'tripClassifier', width: 5.5 },
  { id: 'vehicleType', width: 5.5 },
  { id: 'mileage', width: 3.125 },
  { id: 'timeToComplete', width: 4 },
  { id: 'items', width: 3 },
] as const satisfies readonly { readonly id: OrderColumn; readonly width: number }[]

/** The width in rem of the column of checkboxes. */
export const SELECT_WIDTH = 2.5

/** The width in rem of the column of buttons. */
export const ACTIONS_WIDTH = 11.5

/** Columns of numbers, which are aligned to the right. */
export const NUMBER_COLUMNS: readonly OrderColumn[] = ['mileage', 'timeToComplete', 'items']

/** Columns that cannot be hidden, because a row without them identifies no order. */
export const FIXED_COLUMNS: readonly OrderColumn[] = ['workOrderNumber']

/** The columns by importance: a window that is too narrow for all shows the first ones. */
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
