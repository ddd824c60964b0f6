/** Orders per page; cards start with 10, the table with 25. */
export const PAGE_SIZES = [10, 25, 50, 100] as const

/** One of PAGE_SIZES. */
export type PageSize = (typeof PAGE_SIZES)[number]

/** The number if it is one of the page sizes, else 10. */
export function pageSizeOf(number: number): PageSize {
  return PAGE_SIZES.find((size) => size === number) ?? PAGE_SIZES[0]
}
