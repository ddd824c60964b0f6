import type { WorkOrderListItem } from '@carrier-portal/contract'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { clampPage, pageAt, pageCount, pageOf } from '../paging/pageLinks.ts'
import { PAGE_SIZES, type PageSize, pageSizeOf } from '../paging/pageSizes.ts'
import type { ListFilters } from '../search/listFilters.ts'
import { type ListPreferences, useListPreference } from '../storage/listPreferences.ts'
import { findOrders } from './findOrders.ts'
import { FIRST_PAGE, type ListPage } from './leftPages.ts'
import { matchesQuickFilter, type QuickFilter, type QuickFilterContext } from './quickFilters.ts'
import { sortOrders, type TableSort } from './sortOrders.ts'

/** Cards or table. */
export type ListLayout = ListPreferences['layout']

/** The part of a loaded list that is shown, and how. Nothing here fetches. */
export interface ListView {
  /** The text of the find box. */
  readonly query: string
  /** Pasted order numbers that are not in the list. */
  readonly missing: readonly string[]
  readonly quickFilter: QuickFilter | undefined
  readonly layout: ListLayout
  readonly sort: TableSort
  readonly size: PageSize
  /** From 1, and always an existing page. */
  readonly page: number
  readonly pages: number
  /** Every order that passes the find box and the quick filter, in the table's order where the table is shown. */
  readonly found: readonly WorkOrderListItem[]
  /** The part of `found` on this page. */
  readonly shown: readonly WorkOrderListItem[]
  setQuery(query: string): void
  setQuickFilter(filter: QuickFilter | undefined): void
  /** Empties the find box and clears the quick filter. */
  showAll(): void
  setLayout(layout: ListLayout): void
  setSort(sort: TableSort): void
  setSize(size: PageSize): void
  setPage(page: number): void
  /** Opens the page of an order, which is in the document afterwards, so that it can get the focus. */
  showOrder(workOrderNumber: string): void
}

interface ListViewOptions extends QuickFilterContext {
  /** The filters of the last search; another object means another search, which starts on page 1 in the response's order. */
  readonly applied: ListFilters
  /** Whether the window is wide enough for the table. */
  readonly wide: boolean
  /** Where the list opens; the first page when it is left out. */
  readonly start?: ListPage
}

/** The page that was chosen after the search with these filters. */
interface OpenedPage extends ListPage {
  readonly applied: ListFilters
}

/** The view of a list. A refresh keeps it and clamps the page; a new search starts on page 1, without the table's sort. */
export function useListView(orders: readonly WorkOrderListItem[], options: ListViewOptions): ListView {
  const { applied, wide, now, newNumbers, start = FIRST_PAGE } = options
  const [query, setQuery] = useState('')
  const [quickFilter, setQuickFilter] = useState<QuickFilter>()
  const [preferredLayout, setLayout] = useListPreference('layout')
  const [cardsPerPage, setCardsPerPage] = useListPreference('cardsPerPage')
  const [rowsPerPage, setRowsPerPage] = useListPreference('rowsPerPage')
  const [opened, setOpened] = useState<OpenedPage>({ applied, ...start })

  const layout = wide ? preferredLayout : 'cards'
  const size = wide ? pageSizeOf(layout === 'table' ? rowsPerPage : cardsPerPage) : PAGE_SIZES[0]
  const { page: openedPage, sort } = opened.applied === applied ? opened : FIRST_PAGE
  const matching = useMemo(() => findOrders(orders, query), [orders, query])
  const found = useMemo(() => {
    const filtered = quickFilter
      ? matching.orders.filter((order) => matchesQuickFilter(order, quickFilter, { now, newNumbers }))
      : matching.orders
    return sortOrders(filtered, layout === 'table' ? sort : undefined)
  }, [matching, quickFilter, now, newNumbers, layout, sort])
  const pages = pageCount(found.length, size)
  const page = clampPage(openedPage, pages)
  const setPage = (next: number) => setOpened({ applied, page: next, sort })
  /** A change of the list's order or length returns to its first page. */
  const fromFirstPage = <T>(set: (value: T) => void) => {
    return (value: T) => {
      set(value)
      setPage(1)
    }
  }
  return {
    query,
    missing: matching.missing,
    quickFilter,
    layout,
    sort,
    size,
    page,
    pages,
    found,
    shown: pageOf(found, page, size),
    setQuery: fromFirstPage(setQuery),
    setQuickFilter: fromFirstPage(setQuickFilter),
    showAll: () => {
      setQuery('')
      setQuickFilter(undefined)
      setPage(1)
    },
    setLayout: fromFirstPage(setLayout),
    setSort: (next) => setOpened({ applied, page: 1, sort: next }),
    setSize: fromFirstPage(layout === 'table' ? setRowsPerPage : setCardsPerPage),
    setPage,
    showOrder: (workOrderNumber) => {
      const index = found.findIndex((order) => order.workOrderNumber === workOrderNumber)
      if (index >= 0) flushSync(() => setPage(pageAt(index, size)))
    },
  }
}
