import { anOrder } from '@carrier-portal/contract/testing'
import { expectNoAxeViolations, renderUi } from '@carrier-portal/shared-ui/testing'
import { act, screen } from '@testing-library/react'
import type { OrderListState } from '../load/listState.ts'
import { ListScreen, type ListScreenProps } from './ListScreen.tsx'
import { listAge } from './listAge.ts'

const NOW = Date.parse('2026-11-21T15:00:00Z')
const FAILURE = 'There was an error retrieving orders. Please try again.'

function loadedList(parts: Partial<Extract<OrderListState, { state: 'loaded' }>> = {}): OrderListState {
  const loadedAt = NOW - 4 * 60_000
  const newNumbers = new Set<string>()
  const loaded = { orders: [anOrder()], loadedAt, newNumbers, isEarlierSearch: false }
  return { state: 'loaded', freshness: 'current', ...loaded, ...parts }
}

function setUp(list: OrderListState, parts: Partial<ListScreenProps> = {}) {
  const handlers = { onReset: jest.fn(), onSearch: jest.fn() }
  const onRefresh = jest.fn()
  const screenOf = (shown: OrderListState, changed: Partial<ListScreenProps> = {}, ended = 0) => (
    <ListScreen
      title="Available Orders"
      source={{ name: 'orders', list: shown, ended, loads: ended, refresh: onRefresh, refetch: onRefresh }}
      online
      now={NOW}
      zone="America/New_York"
      search="applied"
      filters={(buttons) => <div>{buttons}</div>}
      noCarriers={<p>no carriers</p>}
      empty={<p>no orders</p>}
      count={<p>count</p>}
      toolbar={<p>toolbar</p>}
      loaded={<p>{'orders' in shown && shown.orders.map((order) => order.workOrderNumber).join()}</p>}
      {...handlers}
      {...parts}
      {...changed}
    />
  )
  const view = renderUi(screenOf(list))
  return {
    ...view,
    ...handlers,
    onRefresh,
    showList: (...next: Parameters<typeof screenOf>) => view.show(screenOf(...next)),
  }
}

test('shows title, age, count and list when loaded', async () => {
  const { container } = setUp(loadedList())
  expect(screen.getByRole('heading', { level: 1, name: 'Available Orders' })).toBeInTheDocument()
  expect(screen.getByText('Last Refreshed: Nov 21, 2026, 9:56:00 AM')).toBeInTheDocument()
  expect(screen.getByText('4 min ago')).toBeInTheDocument()
  expect(screen.getByText('count')).toBeInTheDocument()
  expect(screen.getByText('WO-100001')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await expectNoAxeViolations(container)
})

test('shows a loading state and no list during the first load', async () => {
  const { container } = setUp({ state: 'loading' })
  expect(screen.getByText('Loading…').closest('[role="status"]')).toBeInTheDocument()
  expect(screen.getByText('Last Refreshed: —')).toBeInTheDocument()
  await expectNoAxeViolations(container)
})

test('a refresh of five seconds says so in place of the age, and ends with the refresh', () => {
  jest.useFakeTimers()
  const { showList } = setUp(loadedList({ freshness: 'refreshing' }))
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  act(() => jest.advanceTimersByTime(4_999))
  expect(screen.getByText('4 min ago')).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(1))
  expect(status).toHaveTextContent('Still loading…')
  expect(screen.queryByText('4 min ago')).not.toBeInTheDocument()
  showList(loadedList())
  expect(screen.queryByText('Still loading…')).not.toBeInTheDocument()
  jest.useRealTimers()
})

test('shows the count and the reason for an empty list', () => {
  setUp(loadedList({ orders: [] }))
  expect(screen.getByText('count')).toBeInTheDocument()
  expect(screen.getByText('no orders')).toBeInTheDocument()
})

test('keeps the loaded list during a refresh', () => {
  setUp(loadedList({ freshness: 'refreshing' }))
  expect(screen.getByText('WO-100001')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'true')
})

test('shows the alert above the kept list when a refresh failed', async () => {
  const { container } = setUp(loadedList({ freshness: 'failed' }))
  expect(screen.getByRole('alert')).toHaveTextContent(FAILURE)
  expect(screen.getByText('WO-100001')).toBeInTheDocument()
  expect(screen.getByText('List loaded 4 min ago')).toBeInTheDocument()
  await expectNoAxeViolations(container)
})

test('says after a failed search, and after five seconds of a slow one, that the orders are of an earlier search', () => {
  jest.useFakeTimers()
  const { showList } = setUp(loadedList({ freshness: 'refreshing', isEarlierSearch: true }))
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  act(() => jest.advanceTimersByTime(5_000))
  expect(status).toHaveTextContent('From your earlier search')
  showList(loadedList({ freshness: 'failed', isEarlierSearch: true }))
  expect(status).toHaveTextContent('From your earlier search')
  showList(loadedList())
  expect(status).toBeEmptyDOMElement()
  jest.useRealTimers()
})

test('announces an error again after the next request of the user', () => {
  const { showList } = setUp(loadedList({ freshness: 'failed' }))
  const first = screen.getByRole('alert')
  showList(loadedList({ freshness: 'failed' }))
  expect(screen.getByRole('alert')).toBe(first)
  showList(loadedList({ freshness: 'failed' }), {}, 1)
  expect(screen.getByRole('alert')).not.toBe(first)
})

test('shows the failure and what to do when the first load failed', () => {
  setUp({ state: 'failed', unreached: false })
  expect(screen.getByRole('alert')).toHaveTextContent(FAILURE)
  expect(screen.getByText(/Select Refresh to try again/)).toBeInTheDocument()
})

test('says that lists need a connection when the first load did not reach the backend', () => {
  setUp({ state: 'failed', unreached: true })
  expect(
    screen.getByText(
      'Lists need a connection to the server. This list loads when the connection is back. Select Refresh to try now.',
    ),
  ).toBeInTheDocument()
})

test('shows only the reason for a user without carriers', () => {
  setUp({ state: 'noCarriers' })
  expect(screen.getByText('no carriers')).toBeInTheDocument()
  expect(screen.queryByText('Loading…')).not.toBeInTheDocument()
})

test('shows beside the age that the device is offline, in a status that was in the page before', () => {
  const { showList } = setUp(loadedList())
  const status = screen.getByRole('status')
  showList(loadedList(), { online: false })
  expect(status).toHaveTextContent('You are offline')
})

test('calls the handlers of Reset Filters, Search and Refresh', async () => {
  const { user, onReset, onSearch, onRefresh } = setUp(loadedList(), { search: 'edited' })
  await user.click(screen.getByRole('button', { name: 'Reset Filters' }))
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  for (const handler of [onReset, onSearch, onRefresh]) expect(handler).toHaveBeenCalledTimes(1)
})

test('disables Search while the filters have an issue', async () => {
  const { user, onSearch } = setUp(loadedList(), { search: 'blocked' })
  expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(onSearch).not.toHaveBeenCalled()
})

test.each([
  [0, { minutes: 0, overdue: false }],
  [-5_000, { minutes: 0, overdue: false }],
  [299_000, { minutes: 4, overdue: false }],
  [330_000, { minutes: 5, overdue: false }],
  [331_000, { minutes: 5, overdue: true }],
])('returns after %d ms the age %j', (passed, expected) => {
  expect(listAge(NOW - passed, NOW)).toEqual(expected)
})
