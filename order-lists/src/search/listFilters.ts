import type { CalendarDay } from '@carrier-portal/shared-ui/time'

/** The options of the "Dates" filter, in the order of the list (accessible names). */
export const DATE_OPTIONS = ['YESTERDAY', 'TODAY', 'TOMORROW', 'CUSTOM'] as const
export const CONDITIONS = ['ROUTED', 'PICKED_UP'] as const
export const SORT_FIELDS = ['PICKUP_EARLIEST', 'STATUS'] as const
export const SORT_DIRECTIONS = ['ASC', 'DESC'] as const

export type DateOption = (typeof DATE_OPTIONS)[number]
export type Condition = (typeof CONDITIONS)[number]
export type SortField = (typeof SORT_FIELDS)[number]
export type SortDirection = (typeof SORT_DIRECTIONS)[number]

/**
 * What is ticked, chosen and typed in a filter card. Conditions and sorting are of the accepted orders alone; the
 * other two screens leave them as they are.
 */
export interface ListFilters {
  /** The codes of the ticked accounts; none ticked means all. */
  readonly accounts: readonly string[]
  readonly dateOption: DateOption
  /** The days as typed, empty when blank; they count with CUSTOM only. */
  readonly startDate: CalendarDay | ''
  readonly endDate: CalendarDay | ''
  readonly conditions: readonly Condition[]
  readonly sort: SortField
  readonly sortDirection: SortDirection
}

/** What "Reset Filters" goes back to (specification, section 4). */
export function defaultFilters(carriers: readonly { readonly code: string }[], today: CalendarDay): ListFilters {
  return {
    accounts: carriers.map(({ code }) => code),
    dateOption: 'TODAY',
    startDate: today,
    endDate: today,
    conditions: CONDITIONS,
    sort: 'PICKUP_EARLIEST',
    sortDirection: 'ASC',
  }
}

/** What a search sends for a group of boxes: the ticked ones, or all when none is (decisions, section 2). */
export function checkedOrAll<T>(ticked: readonly T[], all: readonly T[]): readonly T[] {
  const chosen = all.filter((one) => ticked.includes(one))
  return chosen.length > 0 ? chosen : all
}
