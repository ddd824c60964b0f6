import type { CalendarDay } from '@carrier-portal/shared-ui/time'
import { CONDITIONS, checkedOrAll, defaultFilters, type ListFilters } from '../search/listFilters.ts'

/** The words that the summary is made of; `labels` has one for each option, condition and sorting. */
export interface SummaryMessages {
  allAccounts: string
  accounts(count: number): string
  days(start: CalendarDay, end: CalendarDay): string
  readonly labels: Readonly<Record<Exclude<ListFilters['dateOption'], 'CUSTOM'> | (typeof CONDITIONS)[number], string>>
}

type WithCode = { readonly code: string }

/** What the list was searched with, in a line: '2 accounts · Today · Routed, Picked Up' (design brief, Filters). */
export function appliedSummary(
  filters: ListFilters,
  carriers: readonly WithCode[],
  words: SummaryMessages,
  shows: { readonly conditions: boolean },
): string {
  const accounts = checkedOrAll(filters.accounts, codesOf(carriers))
  const { dateOption, startDate, endDate } = filters
  const parts = [
    accounts.length === carriers.length && carriers.length > 1 ? words.allAccounts : words.accounts(accounts.length),
    dateOption === 'CUSTOM' ? words.days(startDate, endDate) : words.labels[dateOption],
  ]
  if (shows.conditions)
    parts.push(
      checkedOrAll(filters.conditions, CONDITIONS)
        .map((one) => words.labels[one])
        .join(', '),
    )
  return parts.join(' · ')
}

/** How many of the filters differ from the defaults; what none ticked means is all ticked. */
export function activeFilters(filters: ListFilters, carriers: readonly WithCode[]): number {
  const defaults = defaultFilters(carriers, '')
  const { accounts, conditions, dateOption, sort, sortDirection } = filters
  return [
    checkedOrAll(accounts, codesOf(carriers)).length !== carriers.length,
    checkedOrAll(conditions, CONDITIONS).length !== CONDITIONS.length,
    dateOption !== defaults.dateOption,
    sort !== defaults.sort,
    sortDirection !== defaults.sortDirection,
  ].filter(Boolean).length
}

function codesOf(carriers: readonly WithCode[]): readonly string[] {
  return carriers.map(({ code }) => code)
}
