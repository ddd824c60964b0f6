import {
  type Accounts,
  CONDITIONS,
  checkedOrAll,
  defaultFilters,
  type ListFilters,
  searchedAccounts,
} from '../search/listFilters.ts'
import type { messages } from './messages.ts'

/** The filters of the last search in one line: '2 accounts · Today · Routed, Picked Up'. */
export function appliedSummary(
  filters: ListFilters,
  carriers: Accounts,
  t: (typeof messages)['en'],
  shows: { readonly conditions: boolean },
): string {
  const accounts = searchedAccounts(filters, carriers)
  const { dateOption, startDate, endDate } = filters
  const parts = [
    accounts.length === carriers.length && carriers.length > 1 ? t.allAccounts : t.accountCount(accounts.length),
    dateOption === 'CUSTOM' ? t.days(startDate, endDate) : t.option[dateOption],
  ]
  if (shows.conditions)
    parts.push(
      checkedOrAll(filters.conditions, CONDITIONS)
        .map((one) => t.condition[one])
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
