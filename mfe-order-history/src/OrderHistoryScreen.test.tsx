import { type ApiClient, ApiError } from '@carrier-portal/contract'
import { createTestHost } from '@carrier-portal/contract/testing'
import { writeCookie } from '@carrier-portal/order-lists'
import {
  type ReferenceBackend,
  signedInApi,
  startReferenceBackend,
} from '@carrier-portal/remote-tools/jest/referenceBackend'
import { recordAnnouncements, setUpUser } from '@carrier-portal/shared-ui/testing'
import { addCalendarDays, calendarDayOf } from '@carrier-portal/shared-ui/time'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { OrderHistoryScreen } from './OrderHistoryScreen.tsx'

type Search = Parameters<ApiClient['completedOrders']>

let backend: ReferenceBackend
beforeAll(async () => {
  backend = await startReferenceBackend()
})
afterAll(() => backend.stop())
afterEach(() => {
  for (const name of ['search_filters', 'list_layout']) writeCookie(name, undefined)
  sessionStorage.clear()
})

/** Opens the screen as `priya` and records its searches. */
async function open(respond?: (call: Search, api: ApiClient) => ReturnType<ApiClient['completedOrders']>) {
  const { api, session } = await signedInApi(backend.address, 'priya')
  const searches: Search[] = []
  const fake = createTestHost({
    session,
    api: {
      ...api,
      completedOrders: (...call) => {
        searches.push(call)
        return respond ? respond(call, api) : api.completedOrders(...call)
      },
    },
  })
  const view = render(<OrderHistoryScreen host={fake.host} />)
  return { ...fake, ...view, searches, user: setUpUser() }
}

const today = calendarDayOf(new Date())
const monthAgo = addCalendarDays(today, -30)

/** Searches the last 30 days, where the seed has completed orders. */
async function searchMonth(user: ReturnType<typeof setUpUser>) {
  await user.selectOptions(screen.getByRole('combobox', { name: 'Dates' }), 'CUSTOM')
  await user.clear(screen.getByLabelText('Start Date'))
  await user.type(screen.getByLabelText('Start Date'), monthAgo)
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await settled()
}

/** Waits until no request is running. */
const settled = () => waitFor(() => expect(screen.getByLabelText('Refresh')).not.toHaveAttribute('aria-busy'))

test('searches a custom range including its end day, and shows the status of each order', async () => {
  const { user, searches } = await open()
  await searchMonth(user)
  await waitFor(() => expect(searches).toHaveLength(2))
  expect(searches[1]?.[0]).toMatchObject({ startDate: monthAgo, endDate: addCalendarDays(today, 1) })
  expect(screen.getByLabelText('End Date')).toHaveValue(today)
  await screen.findAllByRole('article')
  for (const status of screen.getAllByTestId('order-status')) expect(status).toHaveTextContent('Completed')
})

test('focuses the date that keeps Enter from searching', async () => {
  const { user, searches } = await open()
  await settled()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Dates' }), 'CUSTOM')
  const [start, end] = [screen.getByLabelText('Start Date'), screen.getByLabelText('End Date')]
  await user.clear(start)
  await user.type(start, `${addCalendarDays(today, 1)}{Enter}`)
  expect(end).toHaveFocus()
  expect(end).toHaveAccessibleDescription('End Date must not be before Start Date.')
  const announced = recordAnnouncements()
  await user.keyboard('{Enter}')
  expect(announced()).toEqual(['End Date must not be before Start Date.'])
  expect(searches).toHaveLength(1)
})

test('opens details and charge through the host, and refetches after a corrected charge', async () => {
  const { user, opened, announce, searches } = await open()
  await searchMonth(user)
  const [card] = await screen.findAllByRole('article')
  if (!card) throw new Error('the list is empty')
  const workOrderNumber = card.getAttribute('aria-label')?.replace('Order ', '') ?? ''
  await user.click(within(card).getByRole('button', { name: 'View Details' }))
  await user.click(within(card).getByRole('button', { name: 'Update Charge' }))
  expect(opened).toMatchObject([
    { view: 'details', workOrderNumber },
    { view: 'charge', workOrderNumber, workOrderId: expect.any(Number) },
  ])
  await act(async () => announce({ workOrderNumber, kind: 'charged' }))
  await waitFor(() => expect(searches).toHaveLength(3))
  await settled()
})

test('shows the title, the buttons and two filters, with a checkbox for each account by its name', async () => {
  const { host } = await open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Order History')
  const accounts = within(screen.getByRole('group', { name: 'Accounts' }))
  const { carriers } = host.session.get()
  expect(carriers.length).toBeGreaterThan(3)
  expect(accounts.getAllByRole('checkbox')).toHaveLength(carriers.length)
  for (const { name } of carriers) expect(accounts.getByRole('checkbox', { name })).toBeInTheDocument()
  const dates = screen.getByRole('combobox', { name: 'Dates' })
  expect(dates).toHaveValue('TODAY')
  const options = within(dates).getAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual(['Today', 'Yesterday', 'Tomorrow', 'Custom Date Range'])
  for (const name of ['Reset Filters', 'Search', 'Refresh'])
    expect(screen.getByRole('button', { name })).toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'Conditions' })).not.toBeInTheDocument()
  expect(await screen.findByText(/^Last Refreshed: .*\d:\d\d:\d\d/)).toBeInTheDocument()
})

test('shows an alert when the first load failed', async () => {
  await open(() => Promise.reject(new ApiError('timeout', 'completedOrders')))
  expect(await screen.findByRole('alert')).toHaveTextContent('There was an error retrieving orders. Please try again.')
})

test('announces the first load to assistive technology', async () => {
  await open(() => new Promise(() => undefined))
  expect(screen.getByText('Loading…').closest('[role="status"]')).toBeInTheDocument()
})
