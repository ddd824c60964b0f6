import type { Carrier } from '@carrier-portal/contract'
import type { CalendarDay } from '@carrier-portal/shared-ui/time'

/** The options of the "Dates" filter in the order of the available and accepted lists. */
export const DATE_OPTIONS = ['YESTERDAY', 'TODAY', 'TOMORROW', 'CUSTOM'] as const

/** The same options in the order of the order history, which starts with today. */
export const HISTORY_DATE_OPTIONS = [
  'TODAY',
  'YESTERDAY',
  'TOMORROW',
  'CUSTOM',
] as const satisfies readonly DateOption[]

/** The options of the "Conditions" filter. */
export const CONDITIONS = ['ROUTED', 'PICKED_UP'] as const

/** The fields by which the backend sorts accepted orders. */
export const SORT_FIELDS = ['PICKUP_EARLIEST', 'STATUS'] as const

/** Ascending and descending. */
export const SORT_DIRECTIONS = ['ASC', 'DESC'] as const

/** The days of a search: relative to today, or a typed range. */
export type DateOption = (typeof DATE_OPTIONS)[number]

/** The status of accepted orders that a search finds. */
export type Condition = (typeof CONDITIONS)[number]

/** One of SORT_FIELDS. */
type SortField = (typeof SORT_FIELDS)[number]

/** One of SORT_DIRECTIONS. */
export type SortDirection = (typeof SORT_DIRECTIONS)[number]

/** The values of a filter card. Only the accepted orders use conditions and sorting. */
export interface ListFilters {
  /** The codes of the checked accounts; none checked means all. */
  readonly accounts: readonly string[]
  readonly dateOption: DateOption
  /** The typed days, empty when blank; used with CUSTOM only. */
  readonly startDate: CalendarDay | ''
  readonly endDate: CalendarDay | ''
  readonly conditions: readonly Condition[]
  readonly sort: SortField
  readonly sortDirection: SortDirection
}

/** The user's carrier accounts, of which filters hold the codes. */
export type Accounts = readonly Pick<Carrier, 'code'>[]

/** Whether two sets of filters have the same values. */
export function sameFilters(one: ListFilters, other: ListFilters): boolean {
  return printFilters(one) === printFilters(other)
}

/** A text of the values, which is the same in whatever sequence they were set. */
export function printFilters(filters: ListFilters): string {
  return JSON.stringify(Object.entries(filters).toSorted())
}

/**
 * The filters after the user's carriers changed: all accounts become all of the new ones, chosen ones stay chosen without
 * those that are gone. The same object where nothing changes.
 */
export function forCarriers(filters: ListFilters, before: Accounts, now: Accounts): ListFilters {
  const codes = codesOf(now)
  const hadAll = before.every(({ code }) => filters.accounts.includes(code))
  const chosen = filters.accounts.length > 0 ? checkedOrAll(filters.accounts, codes) : []
  const next = { ...filters, accounts: hadAll ? codes : chosen }
  return sameFilters(filters, next) ? filters : next
}

/** The filters after "Reset Filters". */
export function defaultFilters(carriers: Accounts, today: CalendarDay): ListFilters {
  return {
    accounts: codesOf(carriers),
    dateOption: 'TODAY',
    startDate: today,
    endDate: today,
    conditions: CONDITIONS,
    sort: 'PICKUP_EARLIEST',
    sortDirection: 'ASC',
  }
}

/**
 * The edited filters after a change. A custom range that is chosen begins with today, unless its days were typed: both are
 * `filledDay` when they were not, which is the day before in a page that was open at midnight.
 */
export function editFilters(
  edited: ListFilters,
  change: Partial<ListFilters>,
  { filledDay, today }: { readonly filledDay: CalendarDay; readonly today: CalendarDay },
): ListFilters {
  const isFilled = edited.startDate === filledDay && edited.endDate === filledDay
  const days = change.dateOption === 'CUSTOM' && isFilled ? { startDate: today, endDate: today } : {}
  return { ...edited, ...days, ...change }
}

/** The values that a search sends for a group of checkboxes: the checked ones, or all when none is checked. */
export function checkedOrAll<T>(checked: readonly unknown[], all: readonly T[]): readonly T[] {
  const chosen = all.filter((one) => checked.includes(one))
  return chosen.length > 0 ? chosen : all
}

/** The codes of the accounts that a search sends. */
export function searchedAccounts({ accounts }: Pick<ListFilters, 'accounts'>, carriers: Accounts): readonly string[] {
  return checkedOrAll(accounts, codesOf(carriers))
}

function codesOf(carriers: Accounts): readonly string[] {
  return carriers.map(({ code }) => code)
}
