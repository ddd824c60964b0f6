/** The numbers of orders on a page of the table that a user can choose. */
export const TABLE_PAGE_SIZES = [10, 50, 100] as const
export type PageSize = (typeof TABLE_PAGE_SIZES)[number]
