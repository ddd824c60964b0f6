import type { WorkOrderListItem } from '@carrier-portal/contract'
import { useMemo, useState } from 'react'
import { clampPage, pageCount, pageOf } from '../paging/pageLinks.ts'
import type { PageSize } from '../paging/pageSizes.ts'
import type { ListFilters } from '../search/listFilters.ts'
import { readCookie, writeCookie } from '../storage/cookies.ts'
import { findOrders } from './findOrders.ts'
import { sortOrders, type TableSort } from './sortOrders.ts'

/** Cards, or the dense table of wide screens. */
export type ListLayout = 'cards' | 'table'

/** Orders on a page (specification, section 9); the table offers more. */
export const CARD_PAGE_SIZE = 10

/** What part of a loaded list is looked at, and how. Nothing here fetches. */
export interface ListView {
  /** What stands in the search box over the loaded list. */
  readonly query: string
  readonly layout: ListLayout
  readonly sort: TableSort
  readonly size: PageSize
  /** Counted from 1, and always one that exists. */
  readonly page: number
  readonly pages: number
  /** Everything that the search box finds, in the table's order where the table is shown. */
  readonly found: readonly WorkOrderListItem[]
  /** The part of it on this page. */
  readonly shown: readonly WorkOrderListItem[]
  setQuery(query: string): void
  setLayout(layout: ListLayout): void
  setSort(sort: TableSort): void
  setSize(size: PageSize): void
  setPage(page: number): void
}

const COOKIE = 'list_layout'

/**
 * The view of a list. A refresh keeps it, the page clamped to what is left; a new search, which is another object of
 * applied filters, goes to page 1 (decisions, section 2). `wide`: whether there is room for the table.
 */
export function useListView(orders: readonly WorkOrderListItem[], applied: ListFilters, wide: boolean): ListView {
  const [query, setQuery] = useState('')
  const [chosenLayout, setChosenLayout] = useState(readLayout)
  const [sort, setSort] = useState<TableSort>()
  const [tableSize, setTableSize] = useState<PageSize>(CARD_PAGE_SIZE)
  const [turned, setTurned] = useState({ applied, page: 1 })

  const layout = wide ? chosenLayout : 'cards'
  const size = layout === 'table' ? tableSize : CARD_PAGE_SIZE
  const matching = useMemo(() => findOrders(orders, query), [orders, query])
  const found = useMemo(() => sortOrders(matching, layout === 'table' ? sort : undefined), [matching, layout, sort])
  const pages = pageCount(found.length, size)
  const page = clampPage(turned.applied === applied ? turned.page : 1, pages)
  const setPage = (next: number) => setTurned({ applied, page: next })
  /** Whatever changes the list's order or length begins at its first page. */
  const fromTheTop = <T>(set: (value: T) => void) => {
    return (value: T) => {
      set(value)
      setPage(1)
    }
  }
  return {
    query,
    layout,
    sort,
    size,
    page,
    pages,
    found,
    shown: pageOf(found, page, size),
    setQuery: fromTheTop(setQuery),
    setLayout: fromTheTop((next: ListLayout) => {
      setChosenLayout(next)
      writeCookie(document, COOKIE, next)
    }),
    setSort: fromTheTop(setSort),
    setSize: fromTheTop(setTableSize),
    setPage,
  }
}

function readLayout(): ListLayout {
  return readCookie(document, COOKIE) === 'table' ? 'table' : 'cards'
}
