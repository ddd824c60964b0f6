import { type ApiClient, ApiError } from '@carrier-portal/contract'
import { createTestHost, type TestHostOptions } from '@carrier-portal/contract/testing'
import { writeCookie } from '@carrier-portal/order-lists'
import {
  type ReferenceBackend,
  signedInApi,
  startReferenceBackend,
} from '@carrier-portal/remote-tools/jest/referenceBackend'
import { setUpUser } from '@carrier-portal/shared-ui/testing'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { OrdersAcceptedScreen } from './OrdersAcceptedScreen.tsx'

type Search = Parameters<ApiClient['acceptedOrders']>

let backend: ReferenceBackend
beforeAll(async () => {
  backend = await startReferenceBackend()
})
afterAll(() => backend.stop())
afterEach(() => {
  for (const name of ['search_filters', 'list_layout']) writeCookie(name, undefined)
  sessionStorage.clear()
})

/** Opens the screen as `dana` and records its searches. */
async function open(respond?: (call: Search, api: ApiClient) => ReturnType<ApiClient['acceptedOrders']>) {
  const { api, session } = await signedInApi(backend.address, 'dana')
  const searches: Search[] = []
  const options: TestHostOptions = {
    session,
    api: {
      ...api,
      acceptedOrders: (...call) => {
        searches.push(call)
        return respond ? respond(call, api) : api.acceptedOrders(...call)
      },
    },
  }
  const fake = createTestHost(options)
  const view = render(<OrdersAcceptedScreen host={fake.host} />)
  return { ...fake, ...view, searches, user: setUpUser() }
}

const cards = () => screen.findAllByRole('article')
const statuses = () => screen.getAllByTestId('order-status').map((status) => status.textContent)

/** Waits until no request is running. */
const settled = () => waitFor(() => expect(screen.getByLabelText('Refresh')).not.toHaveAttribute('aria-busy'))

test('lists accepted orders with their status, and opens details and update through the host', async () => {
  const { user, opened } = await open()
  const [card] = await cards()
  if (!card) throw new Error('the list is empty')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Accepted Orders')
  for (const status of statuses()) expect(['Routed', 'Picked Up']).toContain(status)
  const workOrderNumber = card.getAttribute('aria-label')?.replace('Order ', '')
  await user.click(within(card).getByRole('button', { name: 'View Details' }))
  await user.click(within(card).getByRole('button', { name: 'Update Details' }))
  expect(opened).toMatchObject([
    { view: 'details', workOrderNumber },
    { view: 'update', workOrderNumber },
  ])
})

test('sends all five filter groups on Search and saves them for the next visit', async () => {
  const { user, searches, unmount } = await open()
  await cards()
  const group = (role: 'group' | 'radiogroup', name: string) => within(screen.getByRole(role, { name }))
  expect(group('group', 'Accounts').getAllByRole('checkbox')).toHaveLength(3)
  await user.click(group('group', 'Conditions').getByRole('checkbox', { name: 'Routed' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Dates' }), 'TODAY')
  await user.click(group('radiogroup', 'Sort Field').getByRole('radio', { name: 'Status' }))
  await user.click(group('radiogroup', 'Sort Order').getByRole('radio', { name: 'Descending' }))
  expect(searches).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(searches).toHaveLength(2))
  expect(searches[0]?.[0]).toMatchObject({
    conditions: ['ROUTED', 'PICKED_UP'],
    sort: 'PICKUP_EARLIEST',
    sortDirection: 'ASC',
  })
  expect(searches[1]?.[0]).toMatchObject({
    carrierCodes: ['NORTH', 'BAY', 'SUMMIT'],
    conditions: ['PICKED_UP'],
    sort: 'STATUS',
    sortDirection: 'DESC',
  })
  unmount()
  const again = await open()
  expect(screen.getByRole('radio', { name: 'Descending' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Routed' })).not.toBeChecked()
  await again.user.click(screen.getByRole('button', { name: 'Reset Filters' }))
  expect(screen.getByRole('checkbox', { name: 'Routed' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Picked Up' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Pickup Earliest' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Ascending' })).toBeChecked()
  await waitFor(() => expect(again.searches).toHaveLength(2))
  await settled()
})

test('refetches after an order was accepted or updated elsewhere', async () => {
  const { announce, searches } = await open()
  await cards()
  await act(async () => announce({ workOrderNumber: 'WO-1', kind: 'accepted' }))
  await act(async () => announce({ workOrderNumber: 'WO-1', kind: 'updated' }))
  await waitFor(() => expect(searches).toHaveLength(3))
  await settled()
})

test('shows a failed load, and the orders after Refresh', async () => {
  let broken = true
  const { user } = await open((call, api) =>
    broken ? Promise.reject(new ApiError('unreadable', 'acceptedOrders', 200)) : api.acceptedOrders(...call),
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('There was an error retrieving orders. Please try again.')
  broken = false
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect((await cards()).length).toBeGreaterThan(0)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

/** Opens the list and finds its first order. `leave` removes that order from the responses, as completing it does. */
async function openFound() {
  const gone = new Set<string>()
  const view = await open(async (call, api) =>
    (await api.acceptedOrders(...call)).filter(({ workOrderNumber }) => !gone.has(workOrderNumber)),
  )
  const [card] = await cards()
  const workOrderNumber = card?.getAttribute('aria-label')?.replace('Order ', '') ?? ''
  const box = screen.getByRole('searchbox', { name: 'Find in this list' })
  const find = () => view.user.type(box, workOrderNumber)
  const save = () => act(async () => view.announce({ workOrderNumber, kind: 'updated' }))
  await find()
  expect(await cards()).toHaveLength(1)
  return { ...view, box, find, save, workOrderNumber, leave: () => gone.add(workOrderNumber) }
}

test('empties the find box after the change that removes its last order, and keeps the number that is typed again', async () => {
  const { box, find, save, leave, workOrderNumber } = await openFound()
  leave()
  await save()
  await waitFor(() => expect(box).toHaveValue(''))
  expect((await cards()).length).toBeGreaterThan(1)
  await find()
  expect(await screen.findByText('Nothing in this list matches')).toBeVisible()
  expect(box).toHaveValue(workOrderNumber)
  await settled()
})

test('keeps the number in the find box when a refresh removes an order that had stayed in the list after its change', async () => {
  const { user, box, save, searches, leave, workOrderNumber } = await openFound()
  await save()
  await waitFor(() => expect(searches).toHaveLength(2))
  await settled()
  leave()
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText('Nothing in this list matches')).toBeVisible()
  expect(box).toHaveValue(workOrderNumber)
})
