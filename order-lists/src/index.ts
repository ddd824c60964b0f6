/** Public API of what the three order lists share. */
export { activeFilters, appliedSummary, type SummaryMessages } from './appliedSummary.ts'
export { ActionBar } from './card/cardParts.tsx'
export { OrderCard, type OrderCardProps } from './card/OrderCard.tsx'
export { type CookieJar, readCookie, writeCookie } from './cookies.ts'
export { type CsvCell, printCsv } from './csv.ts'
export { type DateRange, type DatesFault, dateRange, whyNotSearch } from './dateRange.ts'
export { AccountsGroup, type AccountsGroupProps } from './filters/AccountsGroup.tsx'
export { ConditionsGroup, type ConditionsGroupProps } from './filters/ConditionsGroup.tsx'
export { DatesFilter, type DatesFilterProps } from './filters/DatesFilter.tsx'
export { FilterCard, type FilterCardProps } from './filters/FilterCard.tsx'
export { SortGroups, type SortGroupsProps } from './filters/SortGroups.tsx'
export { findOrders } from './findOrders.ts'
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
} from './listFilters.ts'
export type { LoadedOrders, OrderListState } from './listState.ts'
export { acceptedOrderSearch, orderSearch } from './orderSearch.ts'
export { OpenOrderButton, type OpenOrderButtonProps } from './page/OpenOrderButton.tsx'
export { OrderListPage, type OrderListPageProps } from './page/OrderListPage.tsx'
export { clampPage, pageCount, pageLinks, pageOf, pageSpan } from './pageLinks.ts'
export { OrderPages, type OrderPagesProps } from './pages/OrderPages.tsx'
export { OrdersFound, PageSizeSelect } from './pages/OrdersFound.tsx'
export { type FilterScreen, readSavedFilters, writeSavedFilters } from './savedFilters.ts'
export { LastRefreshed, type LastRefreshedProps } from './screen/LastRefreshed.tsx'
export { ListScreen, type ListScreenProps } from './screen/ListScreen.tsx'
export { CardList, Toolbar } from './screen/screenParts.tsx'
export { ViewSwitch } from './screen/ViewSwitch.tsx'
export { nextSort, type OrderColumn, sortOrders, type TableSort } from './sortOrders.ts'
export { OrderTable, type OrderTableProps } from './table/OrderTable.tsx'
export { NewBadge, UrgencyChip } from './urgency/UrgencyChip.tsx'
export { type Urgency, urgency } from './urgency/urgency.ts'
export { REFRESH_EVERY_MS, useAutoRefresh } from './useAutoRefresh.ts'
export { type ListLayout, type ListView, type PageSize, TABLE_PAGE_SIZES, useListView } from './useListView.ts'
export { type OrderList, type OrderListSource, useOrderList } from './useOrderList.ts'
export { type SavedFilters, useSavedFilters } from './useSavedFilters.ts'
