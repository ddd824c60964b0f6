import { type ListFilters, printFilters } from '../search/listFilters.ts'
import { markOf } from '../storage/markOf.ts'
import { isOrderColumn, type TableSort } from './sortOrders.ts'

/** A page of a list, and the sort of the table. */
export interface ListPage {
  /** From 1. */
  readonly page: number
  readonly sort: TableSort
}

/** Prints the page at which a user leaves a list, with a mark that names neither the user nor the filters. */
export function printLeftPage(username: string, applied: ListFilters, { page, sort }: ListPage): string {
  return [searchMark(username, applied), page, sort?.column, sort?.direction].join(' ')
}

/** The page at which a list was left; the first one after a search with other filters, and for another user. */
export function readLeftPage(printed: string | null, username: string, applied: ListFilters): ListPage {
  const [mark, page, column = '', direction] = printed?.split(' ') ?? []
  if (mark !== searchMark(username, applied)) return FIRST_PAGE
  return {
    page: Number(page),
    sort: isOrderColumn(column) ? { column, direction: direction === 'DESC' ? 'DESC' : 'ASC' } : undefined,
  }
}

/** Where each search starts. */
export const FIRST_PAGE: ListPage = { page: 1, sort: undefined }

function searchMark(username: string, applied: ListFilters): string {
  return markOf(username + printFilters(applied))
}
