import type { PortalHost } from '@carrier-portal/contract'
import { type ListFilters, sameFilters } from '../search/listFilters.ts'
import type { TableSort } from './sortOrders.ts'

/** A page of a list, and the sort of the table. */
export interface ListPage {
  /** From 1. */
  readonly page: number
  readonly sort: TableSort
}

/** Where the lists were left, by the list's name. It is in the memory of the page only. */
const leftPages = new WeakMap<
  PortalHost,
  Map<string, { readonly username: string; readonly applied: ListFilters; readonly at: ListPage }>
>()

/** Keeps the page of a list, at which the same user's list opens again with the same filters. */
export function keepPage(host: PortalHost, name: string, applied: ListFilters, at: ListPage): void {
  const pages = leftPages.get(host) ?? new Map()
  leftPages.set(host, pages.set(name, { username: host.session.get().username, applied, at }))
}

/** The page at which a list was left; the first one after a search with other filters, and for another user. */
export function leftPage(host: PortalHost, name: string, applied: ListFilters): ListPage {
  const left = leftPages.get(host)?.get(name)
  const isSame = left?.username === host.session.get().username && sameFilters(left.applied, applied)
  return isSame ? left.at : FIRST_PAGE
}

/** Where each search starts. */
export const FIRST_PAGE: ListPage = { page: 1, sort: undefined }
