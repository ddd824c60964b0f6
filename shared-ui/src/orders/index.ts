/** The door to what the three order lists share. */
export { activeFilters, appliedSummary, type SummaryWords } from './appliedSummary.ts'
export { type CookieJar, readCookie, writeCookie } from './cookies.ts'
export { type CsvCell, printCsv } from './csv.ts'
export { type DateRange, type DatesFault, dateRange, whyNotSearch } from './dateRange.ts'
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
  toggled,
} from './listFilters.ts'
export type { LoadedOrders, OrderListState } from './listState.ts'
export { acceptedOrderSearch, orderSearch } from './orderSearch.ts'
export { clampPage, pageCount, pageLinks, pageOf, pageSpan } from './pageLinks.ts'
export { type FilterScreen, readSavedFilters, writeSavedFilters } from './savedFilters.ts'
export { nextSort, ORDER_COLUMNS, type OrderColumn, sortOrders, type TableSort } from './sortOrders.ts'
export { type Urgency, urgency } from './urgency.ts'
export { REFRESH_EVERY_MS, useAutoRefresh } from './useAutoRefresh.ts'
export { type ListLayout, type ListView, type PageSize, TABLE_PAGE_SIZES, useListView } from './useListView.ts'
export { type OrderList, type OrderListSource, useOrderList } from './useOrderList.ts'
export { type SavedFilters, useSavedFilters } from './useSavedFilters.ts'
