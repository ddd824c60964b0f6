import { anOrder } from '@carrier-portal/contract/testing'
import { act, renderHook } from '@testing-library/react'
import { defaultFilters } from '../search/listFilters.ts'
import { writeCookie } from '../storage/cookies.ts'
import { useListView } from './useListView.ts'

const applied = defaultFilters([{ code: 'NORTH' }], '2026-11-21')
const orders = (count: number) =>
  Array.from({ length: count }, (_, index) => anOrder({ workOrderNumber: `WO-${1000 + index}` }))

function open(count: number, wide = false) {
  const { result, rerender } = renderHook((props) => useListView(props.list, props.applied, props.wide), {
    initialProps: { list: orders(count), applied, wide },
  })
  return { view: () => result.current, rerender }
}

afterEach(() => void writeCookie(document, 'list_layout', undefined))

test('reliability, row 55: on page 5 a refresh that leaves 12 orders shows page 2, and none leaves page 1', () => {
  const { view, rerender } = open(50)
  act(() => view().setPage(5))
  rerender({ list: orders(12), applied, wide: false })
  expect(view()).toMatchObject({ page: 2, pages: 2 })
  expect(view().shown).toHaveLength(2)
  rerender({ list: [], applied, wide: false })
  expect(view()).toMatchObject({ page: 1, pages: 1, found: [], shown: [] })
})

test('a refresh keeps the page, a new search goes to the first', () => {
  const { view, rerender } = open(50)
  act(() => view().setPage(3))
  rerender({ list: orders(45), applied, wide: false })
  expect(view().page).toBe(3)
  rerender({ list: orders(45), applied: { ...applied }, wide: false })
  expect(view().page).toBe(1)
})

test('the search box narrows the list and goes to the first page', () => {
  const { view } = open(50)
  act(() => view().setPage(3))
  act(() => view().setQuery('WO-1049'))
  expect(view().found.map(({ workOrderNumber }) => workOrderNumber)).toEqual(['WO-1049'])
  expect(view().page).toBe(1)
})

test('the table is remembered, sorts and has its own page size; on a narrow screen there are cards of ten', () => {
  const { view, rerender } = open(120, true)
  expect(view()).toMatchObject({ layout: 'cards', size: 10 })
  act(() => view().setLayout('table'))
  act(() => view().setSize(50))
  act(() => view().setSort({ column: 'workOrderNumber', direction: 'DESC' }))
  expect(view()).toMatchObject({ layout: 'table', size: 50, pages: 3 })
  expect(view().shown[0]?.workOrderNumber).toBe('WO-1119')
  rerender({ list: orders(120), applied, wide: false })
  expect(view()).toMatchObject({ layout: 'cards', size: 10, pages: 12 })
  expect(view().shown[0]?.workOrderNumber).toBe('WO-1000')
  expect(open(5, true).view().layout).toBe('table')
})
