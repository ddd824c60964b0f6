import fc from 'fast-check'
import { clampPage, pageCount, pageLinks, pageOf, pageSpan } from './pageLinks.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [4, 9, [2, 3, 4, 5, 6]],
  [7, 9, [5, 6, 7, 8, 9]],
  [8, 9, [5, 6, 7, 8, 9]],
  [9, 9, [5, 6, 7, 8, 9]],
  [5, 5, [1, 2, 3, 4, 5]],
])('links page %d of %d to the pages %j', (page, pages, links) => {
  expect(pageLinks(page, pages)).toEqual(links)
})

test.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 3]],
  [5, 9, [4, 5, 6]],
  [9, 9, [7, 8, 9]],
])('links page %d of %d, where three links have room, to the pages %j', (page, pages, links) => {
  expect(pageLinks(page, pages, 3)).toEqual(links)
})

test.each([
  [0, 10, 1],
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [101, 50, 3],
])('counts for %d orders with %d per page %d pages', (orders, size, pages) => {
  expect(pageCount(orders, size)).toBe(pages)
})

test.each([
  [5, 2, 2],
  [0, 2, 1],
  [2, 2, 2],
])('clamps page %d of %d to page %d', (page, pages, clamped) => {
  expect(clampPage(page, pages)).toBe(clamped)
})

test.each([
  [37, 2, 10, '11–20'],
  [37, 4, 10, '31–37'],
  [0, 1, 10, ''],
])('returns for %d orders on page %d with %d per page the positions "%s"', (orders, page, size, span) => {
  expect(pageSpan(orders, page, size)).toBe(span)
})

test('puts every order on exactly one page and links every page while it is shown', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.constantFrom(10, 50, 100), (count, size) => {
      const orders = Array.from({ length: count }, (_, index) => index)
      const pages = Array.from({ length: pageCount(count, size) }, (_, index) => index + 1)
      expect(pages.flatMap((page) => pageOf(orders, page, size))).toEqual(orders)
      expect(pages.every((page) => pageLinks(page, pages.length).includes(page))).toBe(true)
    }),
  )
})
