import type { CalendarDay } from '@carrier-portal/shared-ui/time'
import {
  type Accounts,
  CONDITIONS,
  checkedOrAll,
  defaultFilters,
  type ListFilters,
  searchedAccounts,
} from '../search/listFilters.ts'

/** The texts of the summary; `labels` has one for each date option and condition. */
interface SummaryMessages {
  allAccounts: string
  accounts(count: number): string
  days(start: CalendarDay, end: CalendarDay): string
  readonly labels: Readonly<Record<Exclude<ListFilters['dateOption'], 'CUSTOM'> | (typeof CONDITIONS)[number], string>>
}

/** The filters of the last search in one line: '2 accounts · Today · Routed, Picked Up'. */
export function appliedSummary(
  filters: ListFilters,
  carriers: Accounts,
  t: SummaryMessages,
  shows: { readonly conditions: boolean },
): string {
  const accounts = searchedAccounts(filters, carriers)
  const { dateOption, startDate, endDate } = filters
  const parts = [
    accounts.length === carriers.length && carriers.length > 1 ? t.allAccounts : t.accounts(accounts.length),
    dateOption === 'CUSTOM' ? t.days(startDate, endDate) : t.labels[dateOption],
  ]
  if (shows.conditions)
    parts.push(
      checkedOrAll(filters.conditions, CONDITIONS)
        .map((one) => t.labels[one])
        .join(', '),
    )
  return parts.join(' · ')
}

/** How many of the filters differ from the defaults; none checked counts as all checked. */
export function activeFilters(filters: ListFilters, carriers: Accounts): number {
  const defaults = defaultFilters(carriers, '')
  const { conditions, dateOption, sort, sortDirection } = filters
  return [
    searchedAccounts(filters, carriers).length !== carriers.length,
    checkedOrAll(conditions, CONDITIONS).length !== CONDITIONS.length,
    dateOption !== defaults.dateOption,
    sort !== defaults.sort,
    sortDirection !== defaults.sortDirection,
  ].filter(Boolean).length
}
