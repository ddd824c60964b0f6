import { expectNoAxeViolations, recordAnnouncements, renderUi } from '@carrier-portal/shared-ui/testing'
import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { OrderPages } from './OrderPages.tsx'
import { OrdersFound, PageSizeSelect } from './OrdersFound.tsx'

test('names every page link, with the first and last page at the ends', async () => {
  const onPage = jest.fn()
  const { user, container } = renderUi(<OrderPages position="top" page={4} pages={10} onPage={onPage} />)
  const nav = within(screen.getByRole('navigation', { name: 'Orders pages, top' }))
  expect(nav.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Go to first page',
    'Go to previous page',
    'Go to page 2',
    'Go to page 3',
    'page 4',
    'Go to page 5',
    'Go to page 6',
    'Go to next page',
    'Go to last page',
  ])
  expect(nav.getByRole('button', { current: 'page' })).toHaveAccessibleName('page 4')
  for (const name of ['Go to first page', 'Go to previous page', 'Go to page 6', 'Go to next page', 'Go to last page'])
    await user.click(nav.getByRole('button', { name }))
  expect(onPage.mock.calls.flat()).toEqual([1, 3, 6, 5, 10])
  await expectNoAxeViolations(container)
})

test.each([
  [1, 3, ['Go to first page', 'Go to previous page']],
  [3, 3, ['Go to next page', 'Go to last page']],
  [1, 1, ['Go to first page', 'Go to previous page', 'Go to next page', 'Go to last page']],
])('on page %d of %d disables %j', (page, pages, names) => {
  renderUi(<OrderPages position="bottom" page={page} pages={pages} onPage={jest.fn()} />)
  const disabled = screen.getAllByRole('button').filter((button) => button.matches(':disabled'))
  expect(disabled.map((button) => button.getAttribute('aria-label'))).toEqual(names)
})

function Pages({ first }: { first: number }) {
  const [page, setPage] = useState(first)
  return <OrderPages position="top" page={page} pages={5} onPage={setPage} />
}

test.each([
  ['Go to last page', 2, 'page 5'],
  ['Go to next page', 4, 'page 5'],
  ['Go to first page', 4, 'page 1'],
  ['Go to previous page', 2, 'page 1'],
])('moves the focus from "%s" on page %d, which is then disabled, to the link "%s"', async (name, first, link) => {
  const { user } = renderUi(<Pages first={first} />)
  screen.getByRole('button', { name }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: link })).toHaveFocus()
})

test('moves the focus from a button that a shorter list disables to the link of the page', () => {
  const pages = (count: number) => <OrderPages position="top" page={2} pages={count} onPage={jest.fn()} />
  const { show } = renderUi(pages(3))
  screen.getByRole('button', { name: 'Go to next page' }).focus()
  show(pages(2))
  expect(screen.getByRole('button', { name: 'page 2' })).toHaveFocus()
})

test('keeps the focus on a button that opens a page between both ends, and announces that page', async () => {
  const { user } = renderUi(<Pages first={2} />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  screen.getByRole('button', { name: 'Go to next page' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Go to next page' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('page 3')
})

test('shows the number of orders beside its label, and the positions after both', () => {
  const { container } = renderUi(<OrdersFound count={37} span="11–20" announcement={0} query="" />)
  expect(screen.getByTestId('orders-found')).toHaveTextContent(/^Orders Found 37$/)
  expect(container).toHaveTextContent('Orders Found 37 · 11–20')
})

test('announces the number of orders when it changes and after each request of the user, and no positions', () => {
  const { show } = renderUi(<OrdersFound count={undefined} span="" announcement={0} query="" />)
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  for (const [count, span] of [
    [37, '1–10'],
    [37, '11–20'],
    [3, '1–3'],
  ] as const) {
    const earlier = screen.queryByTestId('orders-found')
    show(<OrdersFound count={count} span={span} announcement={0} query="" />)
    expect(status).toHaveTextContent(new RegExp(`^Orders Found ${count}$`))
    expect(screen.getByTestId('orders-found') === earlier).toBe(span === '11–20')
  }
  const before = screen.getByTestId('orders-found')
  show(<OrdersFound count={3} span="1–3" announcement={1} query="" />)
  expect(status).toContainElement(screen.getByTestId('orders-found'))
  expect(screen.getByTestId('orders-found')).not.toBe(before)
})

test('shows the number of orders for each key in the find box, and announces it when the typing pauses', () => {
  jest.useFakeTimers()
  const { show } = renderUi(<OrdersFound count={48} span="" announcement={0} query="" />)
  const announced = recordAnnouncements()
  for (const [query, count] of [
    ['f', 32],
    ['fr', 15],
    ['fro', 15],
  ] as const) {
    show(<OrdersFound count={count} span="" announcement={0} query={query} />)
    expect(screen.getByTestId('orders-found')).toHaveTextContent(`Orders Found ${count}`)
    act(() => jest.advanceTimersByTime(600))
  }
  expect(announced()).toEqual([])
  act(() => jest.advanceTimersByTime(100))
  expect(announced()).toEqual(['Orders Found 15'])
  expect(screen.getByRole('status')).toHaveTextContent('Orders Found 15')
  jest.useRealTimers()
})

test('reports the selected page size', async () => {
  const onChange = jest.fn()
  const { user } = renderUi(<PageSizeSelect value={10} onChange={onChange} />)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Orders per page' }), '100')
  expect(onChange).toHaveBeenCalledWith(100)
})
