import type { WorkOrderListItem } from '@carrier-portal/contract'
import { useLocale } from '@carrier-portal/shared-ui/i18n'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { clampPage, pageAt, pageCount, pageOf, pageWith } from '../paging/pageLinks.ts'
import { PAGE_SIZES, type PageSize, pageSizeOf } from '../paging/pageSizes.ts'
import type { ListFilters } from '../search/listFilters.ts'
import { type ListLayout, useListPreference } from '../storage/listPreferences.ts'
import { findOrders } from './findOrders.ts'
import { FIRST_PAGE, type ListPage } from './leftPages.ts'
import { matchesQuickFilter, type QuickFilter, type QuickFilterContext } from './quickFilters.ts'
import { sortOrders, type TableSort } from './sortOrders.ts'

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
  /** The page that is shown when nothing is found or filtered. */
  readonly wholeListPage: number
  /** Every order that passes the find box and the quick filter, in the table's order where the table is shown. */
  readonly found: readonly WorkOrderListItem[]
  /** The part of `found` on this page. */
  readonly shown: readonly WorkOrderListItem[]
  setQuery(query: string): void
  setQuickFilter(filter: QuickFilter | undefined): void
  /** Empties the find box and clears the quick filter. */
  showAll(): void
  /** Opens the page with this order, else with the first one of this page. */
  setLayout(layout: ListLayout, workOrderNumber?: string): void
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

/** The pages that were chosen after the search with these filters. */
interface OpenedPage extends ListPage {
  readonly applied: ListFilters
  /** Of the orders that are found or filtered. */
  readonly partPage: number
}

/**
 * The view of a list. A refresh keeps it and clamps the page; a new search starts on page 1, without the table's sort. What
 * is found or filtered has a page of its own, so that the whole list is at its page again afterwards.
 */
export function useListView(orders: readonly WorkOrderListItem[], options: ListViewOptions): ListView {
  const { applied, wide, now, newNumbers, start = FIRST_PAGE } = options
  const locale = useLocale()
  const [query, setQuery] = useState('')
  const [quickFilter, setQuickFilter] = useState<QuickFilter>()
  const [preferredLayout, setLayout] = useListPreference('layout')
  const [cardsPerPage, setCardsPerPage] = useListPreference('cardsPerPage')
  const [rowsPerPage, setRowsPerPage] = useListPreference('rowsPerPage')
  const [opened, setOpened] = useState<OpenedPage>({ applied, partPage: 1, ...start })

  const layout = wide ? preferredLayout : 'cards'
  const sizes = { table: pageSizeOf(rowsPerPage), cards: pageSizeOf(cardsPerPage) }
  const size = wide ? sizes[layout] : PAGE_SIZES[0]
  const current = opened.applied === applied ? opened : { applied, partPage: 1, ...FIRST_PAGE }
  const { page: wholeListPage, partPage, sort } = current
  const filtered = useMemo(
    () =>
      quickFilter ? orders.filter((order) => matchesQuickFilter(order, quickFilter, { now, newNumbers })) : orders,
    [orders, quickFilter, now, newNumbers],
  )
  const matching = useMemo(() => findOrders(orders, query, filtered), [orders, query, filtered])
  const found = useMemo(
    () => sortOrders(matching.orders, sortIn(layout, sort), locale),
    [matching, layout, sort, locale],
  )
  const pages = pageCount(found.length, size)
  const shownPage = query !== '' || quickFilter !== undefined ? 'partPage' : 'page'
  const page = clampPage(current[shownPage], pages)
  const shown = pageOf(found, page, size)
  const setPage = (next: number) => setOpened({ ...current, [shownPage]: next })
  const openFirstOfPart = () => setOpened({ ...current, partPage: 1 })
  /** The pages of another size that have the first orders of the present ones. */
  const pagesOfSize = (next: PageSize) => ({
    page: pageAt((wholeListPage - 1) * size, next),
    partPage: pageAt((partPage - 1) * size, next),
  })
  return {
    query,
    missing: matching.missing,
    quickFilter,
    layout,
    sort,
    size,
    page,
    pages,
    wholeListPage,
    found,
    shown,
    setQuery: (next) => {
      setQuery(next)
      openFirstOfPart()
    },
    setQuickFilter: (next) => {
      setQuickFilter(next)
      openFirstOfPart()
    },
    showAll: () => {
      setQuery('')
      setQuickFilter(undefined)
    },
    setLayout: (next, number = shown[0]?.workOrderNumber) => {
      // The key t, which would change the choice without a visible effect.
      if (!wide) return
      setLayout(next)
      const withOrder = pageWith(sortOrders(matching.orders, sortIn(next, sort), locale), number, sizes[next])
      setOpened({ ...current, ...pagesOfSize(sizes[next]), ...(withOrder && { [shownPage]: withOrder }) })
    },
    setSort: (next) => setOpened({ applied, partPage: 1, page: 1, sort: next }),
    setSize: (next) => {
      const set = layout === 'table' ? setRowsPerPage : setCardsPerPage
      set(next)
      setOpened({ ...current, ...pagesOfSize(next) })
    },
    setPage,
    showOrder: (workOrderNumber) => {
      const withOrder = pageWith(found, workOrderNumber, size)
      if (withOrder) flushSync(() => setPage(withOrder))
    },
  }
}

/** Cards have the response's order. */
function sortIn(layout: ListLayout, sort: TableSort): TableSort {
  return layout === 'table' ? sort : undefined
}
