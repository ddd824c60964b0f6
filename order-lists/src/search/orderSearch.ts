import type { AcceptedOrderSearch, OrderSearch } from '@carrier-portal/contract'
import type { CalendarDay } from '@carrier-portal/shared-ui/time'
import { dateRange } from './dateRange.ts'
import { type Accounts, CONDITIONS, checkedOrAll, type ListFilters, searchedAccounts } from './listFilters.ts'

/** The payload of the available and the completed orders. */
export function orderSearch(filters: ListFilters, carriers: Accounts, today: CalendarDay): OrderSearch {
  return { carrierCodes: [...searchedAccounts(filters, carriers)], ...dateRange(filters.dateOption, today, filters) }
}

/** The payload of the accepted orders. */
export function acceptedOrderSearch(filters: ListFilters, carriers: Accounts, today: CalendarDay): AcceptedOrderSearch {
  return {
    ...orderSearch(filters, carriers, today),
    conditions: [...checkedOrAll(filters.conditions, CONDITIONS)],
    sort: filters.sort,
    sortDirection: filters.sortDirection,
  }
}
