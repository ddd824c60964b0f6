import type { AcceptedOrderSearch, OrderSearch } from '@carrier-portal/contract'
import type { CalendarDay } from '@carrier-portal/shared-ui/time'
import { dateRange } from './dateRange.ts'
import { CONDITIONS, checkedOrAll, type ListFilters } from './listFilters.ts'

type WithCode = { readonly code: string }

/** The payload of the available and the completed orders. */
export function orderSearch(filters: ListFilters, carriers: readonly WithCode[], today: CalendarDay): OrderSearch {
  const codes = carriers.map(({ code }) => code)
  return { carrierCodes: [...checkedOrAll(filters.accounts, codes)], ...dateRange(filters.dateOption, today, filters) }
}

/** The payload of the accepted orders. */
export function acceptedOrderSearch(
  filters: ListFilters,
  carriers: readonly WithCode[],
  today: CalendarDay,
): AcceptedOrderSearch {
  return {
    ...orderSearch(filters, carriers, today),
    conditions: [...checkedOrAll(filters.conditions, CONDITIONS)],
    sort: filters.sort,
    sortDirection: filters.sortDirection,
  }
}
