/** Public API of what the three order lists share. */

export { ActionBar } from './card/cardLayout.tsx'
export { OrderCard, type OrderCardProps } from './card/OrderCard.tsx'
export { type CsvCell, printCsv } from './export/csv.ts'
export { AccountsGroup, type AccountsGroupProps } from './filters/AccountsGroup.tsx'
export { activeFilters, appliedSummary, type SummaryMessages } from './filters/appliedSummary.ts'
export { ConditionsGroup, type ConditionsGroupProps } from './filters/ConditionsGroup.tsx'
export { DatesFilter, type DatesFilterProps } from './filters/DatesFilter.tsx'
export { FilterCard, type FilterCardProps } from './filters/FilterCard.tsx'
export { SortGroups, type SortGroupsProps } from './filters/SortGroups.tsx'
export type { LoadedOrders, OrderListState } from './load/listState.ts'
export { REFRESH_EVERY_MS, useAutoRefresh } from './load/useAutoRefresh.ts'
export { type OrderList, type OrderListSource, useOrderList } from './load/useOrderList.ts'
export { OpenOrderButton, type OpenOrderButtonProps } from './page/OpenOrderButton.tsx'
export { OrderListPage, type OrderListPageProps } from './page/OrderListPage.tsx'
export { OrderPages, type OrderPagesProps } from './paging/OrderPages.tsx'
export { OrdersFound, PageSizeSelect } from './paging/OrdersFound.tsx'
export { clampPage, pageCount, pageLinks, pageOf, pageSpan } from './paging/pageLinks.ts'
export { type PageSize, TABLE_PAGE_SIZES } from './paging/pageSizes.ts'
export { LastRefreshed, type LastRefreshedProps } from './screen/LastRefreshed.tsx'
export { ListScreen, type ListScreenProps } from './screen/ListScreen.tsx'
export { CardList, Toolbar } from './screen/screenLayout.tsx'
export { ViewSwitch } from './screen/ViewSwitch.tsx'
export { type DateRange, type DatesIssue, dateIssues, dateRange } from './search/dateRange.ts'
export {
  CONDITIONS,
  type Condition,
  DATE_OPTIONS,
  type DateOption,
  defaultFilters,
  type ListFilters,
  SORT_DIRECTIONS,
  SORT_FIELDS,
  type SortDirection,
  type SortField,
} from './search/listFilters.ts'
export { acceptedOrderSearch, orderSearch } from './search/orderSearch.ts'
export { type FilterScreen, readSavedFilters, writeSavedFilters } from './search/savedFilters.ts'
export { type SavedFilters, useSavedFilters } from './search/useSavedFilters.ts'
export { type CookieJar, readCookie, writeCookie } from './storage/cookies.ts'
export { OrderTable, type OrderTableProps } from './table/OrderTable.tsx'
export { NewBadge, UrgencyChip } from './urgency/UrgencyChip.tsx'
export { type Urgency, urgencyOf } from './urgency/urgency.ts'
export { findOrders } from './view/findOrders.ts'
export { nextSort, type OrderColumn, sortOrders, type TableSort } from './view/sortOrders.ts'
export { type ListLayout, type ListView, useListView } from './view/useListView.ts'
