import { anOrder } from '@carrier-portal/contract/testing'
import { act, renderHook } from '@testing-library/react'
import { defaultFilters } from '../search/listFilters.ts'
import { writeCookie } from '../storage/cookies.ts'
import { useListView } from './useListView.ts'

/** 15 minutes after the builder's pickup window has ended. */
const NOW = Date.parse('2026-11-21T15:45Z')
const NONE: ReadonlySet<string> = new Set()
const applied = defaultFilters([{ code: 'NORTH' }], '2026-11-21')
const orders = (count: number) =>
  Array.from({ length: count }, (_, index) => anOrder({ workOrderNumber: `WO-${1000 + index}` }))

function open(count: number, wide = false) {
  const { result, rerender } = renderHook(
    (props) => useListView(props.list, { now: NOW, newNumbers: NONE, applied: props.applied, wide: props.wide }),
    {
      initialProps: { list: orders(count), applied, wide },
    },
  )
  return { view: () => result.current, rerender }
}

afterEach(() => void writeCookie('list_layout', undefined))

test('shows page 2 after a refresh of page 5 that leaves 12 orders, and page 1 after one that leaves none', () => {
  const { view, rerender } = open(50)
  act(() => view().setPage(5))
  rerender({ list: orders(12), applied, wide: false })
  expect(view()).toMatchObject({ page: 2, pages: 2 })
  expect(view().shown).toHaveLength(2)
  rerender({ list: [], applied, wide: false })
  expect(view()).toMatchObject({ page: 1, pages: 1, found: [], shown: [] })
})

test('keeps the page after a refresh and returns to page 1 after a new search', () => {
  const { view, rerender } = open(50)
  act(() => view().setPage(3))
  rerender({ list: orders(45), applied, wide: false })
  expect(view().page).toBe(3)
  rerender({ list: orders(45), applied: { ...applied }, wide: false })
  expect(view().page).toBe(1)
})

test('keeps the sort of a column header after a refresh and drops it after a new search', () => {
  writeCookie('list_layout', encodeURIComponent('{"layout":"table"}'))
  const { view, rerender } = open(50, true)
  act(() => view().setSort({ column: 'workOrderNumber', direction: 'DESC' }))
  act(() => view().setPage(2))
  rerender({ list: orders(45), applied, wide: true })
  expect(view()).toMatchObject({ page: 2, sort: { column: 'workOrderNumber' } })
  expect(view().found[0]?.workOrderNumber).toBe('WO-1044')
  rerender({ list: orders(45), applied: { ...applied }, wide: true })
  expect(view()).toMatchObject({ page: 1, sort: undefined })
  expect(view().found[0]?.workOrderNumber).toBe('WO-1000')
})

test('keeps the chosen layout in a window that is too narrow for the choice', () => {
  const { view, rerender } = open(5)
  act(() => view().setLayout('table'))
  rerender({ list: orders(5), applied, wide: true })
  expect(view().layout).toBe('cards')
})

test('narrows the list by the find box on page 1, and shows the whole list again where it was', () => {
  const { view } = open(50)
  act(() => view().setPage(3))
  act(() => view().setQuery('WO-1049'))
  expect(view().found.map(({ workOrderNumber }) => workOrderNumber)).toEqual(['WO-1049'])
  expect(view().page).toBe(1)
  act(() => view().setQuery('WO-10'))
  act(() => view().setPage(2))
  act(() => view().setQuery(''))
  expect(view().page).toBe(3)
  act(() => view().setQuery('WO-10'))
  expect(view().page).toBe(1)
})

test('keeps the table and its page size, sorts it, and shows cards of ten on a narrow screen', () => {
  const { view, rerender } = open(120, true)
  expect(view()).toMatchObject({ layout: 'cards', size: 10 })
  act(() => view().setLayout('table'))
  expect(view().size).toBe(25)
  act(() => view().setSize(50))
  act(() => view().setSort({ column: 'workOrderNumber', direction: 'DESC' }))
  expect(view()).toMatchObject({ layout: 'table', size: 50, pages: 3 })
  expect(view().shown[0]?.workOrderNumber).toBe('WO-1119')
  rerender({ list: orders(120), applied, wide: false })
  expect(view()).toMatchObject({ layout: 'cards', size: 10, pages: 12 })
  expect(view().shown[0]?.workOrderNumber).toBe('WO-1000')
  expect(open(5, true).view()).toMatchObject({ layout: 'table', size: 50 })
})

test('shows the orders of its page, or a given one, after a change of layout and of page size', () => {
  const { view } = open(120, true)
  act(() => view().setLayout('cards'))
  act(() => view().setSize(10))
  act(() => view().setPage(5))
  act(() => view().setLayout('table'))
  act(() => view().setSize(25))
  expect(view().page).toBe(2)
  act(() => view().setLayout('cards', 'WO-1049'))
  expect(view().page).toBe(5)
  act(() => view().setSize(50))
  expect(view().page).toBe(1)
  act(() => view().setLayout('table'))
  act(() => view().setSort({ column: 'workOrderNumber', direction: 'DESC' }))
  act(() => view().setLayout('cards', 'WO-1119'))
  expect(view()).toMatchObject({ size: 50, page: 3 })
})

test('keeps the orders that match a quick filter on page 1, and shows the whole list again where it was', () => {
  const { view, rerender } = open(30)
  act(() => view().setPage(3))
  const due = anOrder({ workOrderNumber: 'WO-DUE', pickupLatestDateTime: '11/21/2026 11:00 AM ET' })
  rerender({ list: [...orders(30), due], applied, wide: false })
  act(() => view().setQuickFilter('dueSoon'))
  expect(view()).toMatchObject({ page: 1, found: [due] })
  act(() => view().setQuickFilter('late'))
  expect(view().found).toHaveLength(30)
  act(() => view().showAll())
  expect(view()).toMatchObject({ page: 3, pages: 4 })
  expect(view().found).toHaveLength(31)
})
