/** Page links shown at once. */
const LINKS = 5

/** How many pages there are; one when the list is empty. */
export function pageCount(orders: number, size: number): number {
  return Math.max(1, Math.ceil(orders / size))
}

/** The page, or the nearest existing one: a refresh may shorten the list. */
export function clampPage(page: number, pages: number): number {
  return Math.min(Math.max(1, page), pages)
}

/** At most `links` page numbers around the current one, which is in the middle where possible. */
export function pageLinks(page: number, pages: number, links = LINKS): readonly number[] {
  const length = Math.min(links, pages)
  const first = Math.min(Math.max(1, page - Math.floor(links / 2)), pages - length + 1)
  return Array.from({ length }, (_, index) => first + index)
}

/** The part of the list on a page. */
export function pageOf<T>(list: readonly T[], page: number, size: number): readonly T[] {
  return list.slice((page - 1) * size, page * size)
}

/** The page that shows the order at an index of the list. */
export function pageAt(index: number, size: number): number {
  return Math.floor(index / size) + 1
}

/** The page that shows an order; undefined where the list does not have it. */
export function pageWith(
  orders: readonly { readonly workOrderNumber: string }[],
  number: string | undefined,
  size: number,
): number | undefined {
  const index = orders.findIndex(({ workOrderNumber }) => workOrderNumber === number)
  return index < 0 ? undefined : pageAt(index, size)
}

/** The positions of a page's first and last order, from 1: '11–20'. Empty for an empty list. */
export function pageSpan(orders: number, page: number, size: number): string {
  if (orders === 0) return ''
  return `${(page - 1) * size + 1}–${Math.min(page * size, orders)}`
}
