import { ApiError, readWorkOrders } from '@carrier-portal/contract'
import { anOrder } from '@carrier-portal/contract/testing'
import { recordAnnouncements } from '@carrier-portal/shared-ui/testing'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { OrdersAvailableScreen } from './OrdersAvailableScreen.tsx'
import { backendOfTests, firstCard } from './testing/openScreen.tsx'

const FAILED = 'There was an error retrieving orders. Please try again.'
/** All timers stay real; only the date is faked. */
const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'nextTick',
  'queueMicrotask',
  'performance',
  'hrtime',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const
const backend = backendOfTests()

test('lists the orders available today, ten per page, with every field of the card', async () => {
  await backend.open('priya')
  const { card } = await firstCard()
  const offered = await backend.offered('priya')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Available Orders')
  expect(screen.getByTestId('orders-found')).toHaveTextContent(`Orders Found ${offered.length}`)
  // The orders below the window are rendered after those in view.
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(Math.min(10, offered.length)))
  const terms = within(card)
    .getAllByRole('term')
    .map((term) => term.textContent)
  for (const term of [
    'Pickup',
    'Dropoff',
    'Pickup Earliest',
    'Pickup Latest',
    'Dropoff Earliest',
    'Dropoff Latest',
    'Trip Class',
    'Vehicle',
    'Miles',
    'Temp State',
    'Minutes to Complete',
  ])
    expect(terms).toContain(term)
  expect(screen.getByText(/^Last Refreshed: .*\d:\d\d:\d\d/)).toBeInTheDocument()
  expect(document.body.textContent).not.toMatch(/null|undefined|NaN|Invalid Date|\[object/)
})

test('pages through every order with the buttons at the top and at the bottom', async () => {
  const { user } = await backend.open('priya')
  await firstCard()
  const offered = await backend.offered('priya')
  const top = screen.getByRole('navigation', { name: 'Orders pages, top' })
  await user.click(within(top).getByRole('button', { name: 'Go to last page' }))
  expect(screen.getAllByRole('article')).toHaveLength(offered.length % 10 || 10)
  const bottom = screen.getByRole('navigation', { name: 'Orders pages, bottom' })
  await user.click(within(bottom).getByRole('button', { name: 'Go to first page' }))
  expect(within(top).getByRole('button', { name: 'page 1' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByTestId('orders-found').closest('[tabindex]')).toHaveFocus()
})

test('opens again at the page where it was left', async () => {
  const { user, host, unmount } = await backend.open('dana')
  await firstCard()
  await user.click(screen.getAllByRole('button', { name: 'Go to page 2' })[0] ?? document.body)
  const [left] = screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))
  unmount()
  render(<OrdersAvailableScreen host={host} />)
  expect((await firstCard()).card).toHaveAccessibleName(left)
})

test('opens in a browser that blocks the storage of tabs', async () => {
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  await backend.open('dana')
  await firstCard()
  blocked.mockRestore()
})

test('sends no request while a filter is edited, and on Search sends one and saves the filters for the next visit', async () => {
  const searches: unknown[] = []
  const spied = (api: Parameters<Parameters<typeof backend.open>[1] & object>[0]) => ({
    availableOrders: (...call: Parameters<typeof api.availableOrders>) => {
      searches.push(call[0])
      return api.availableOrders(...call)
    },
  })
  const { user, unmount } = await backend.open('dana', spied)
  await firstCard()
  const accounts = screen.getByRole('group', { name: 'Accounts' })
  await user.click(within(accounts).getByRole('checkbox', { name: 'Bayside Specimen Transport' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Dates' }), 'CUSTOM')
  await user.clear(screen.getByLabelText('Pickup Earliest From'))
  await user.type(screen.getByLabelText('Pickup Earliest From'), '2026-11-01')
  await user.clear(screen.getByLabelText('Pickup Earliest To'))
  await user.type(screen.getByLabelText('Pickup Earliest To'), '2026-12-31')
  expect(searches).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(searches[1]).toEqual({
    carrierCodes: ['NORTH', 'SUMMIT'],
    startDate: '2026-11-01',
    endDate: '2027-01-01',
  })
  expect(screen.getByRole('combobox', { name: 'Dates' })).toHaveValue('CUSTOM')
  unmount()

  const again = await backend.open('dana', spied)
  await waitFor(() => expect(searches).toHaveLength(3))
  expect(searches[2]).toEqual(searches[1])
  await again.user.click(screen.getByRole('button', { name: 'Reset Filters' }))
  expect(screen.getByRole('combobox', { name: 'Dates' })).toHaveValue('TODAY')
  await waitFor(() => expect(searches).toHaveLength(4))
  expect(searches[3]).toMatchObject({ carrierCodes: ['NORTH', 'BAY', 'SUMMIT'] })
})

test('shows the error of a reversed or blank range at its field and disables Search', async () => {
  const { user } = await backend.open('omar')
  await firstCard()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Dates' }), 'CUSTOM')
  await user.clear(screen.getByLabelText('Pickup Earliest To'))
  expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled()
  expect(screen.getByLabelText('Pickup Earliest To')).toHaveAttribute('aria-invalid', 'true')
  await user.type(screen.getByLabelText('Pickup Earliest To'), '2020-01-01')
  expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled()
  expect(screen.getByLabelText('Pickup Earliest To')).toHaveAccessibleDescription(
    'Pickup Earliest To must not be before Pickup Earliest From.',
  )
})

test('searches the new day for Today after midnight', async () => {
  const days: string[] = []
  const { user } = await backend.open('omar', () => ({
    availableOrders: async ({ startDate, endDate }) => {
      days.push(`${startDate} to ${endDate}`)
      return []
    },
  }))
  expect(await screen.findByText('No orders found')).toBeInTheDocument()
  jest.useFakeTimers({ now: new Date(2026, 9, 31, 23, 59, 50), doNotFake: [...TIMERS] })
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  jest.setSystemTime(new Date(2026, 10, 1, 0, 0, 5))
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  jest.useRealTimers()
  expect(days.slice(1)).toEqual(['2026-10-31 to 2026-11-01', '2026-11-01 to 2026-11-02'])
})

test('shows a failed load without a dismiss button, and the orders after Refresh', async () => {
  let broken = true
  const { user } = await backend.open('omar', (api) => ({
    availableOrders: (...call) =>
      broken ? Promise.reject(new ApiError('refused', 'availableOrders', 503)) : api.availableOrders(...call),
  }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(FAILED)
  expect(screen.queryByRole('button', { name: /dismiss|close/i })).not.toBeInTheDocument()
  broken = false
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await firstCard()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('keeps the list below the alert when a refresh fails, and announces its number only when one succeeds', async () => {
  let broken = false
  const { user } = await backend.open('omar', (api) => ({
    availableOrders: (...call) =>
      broken ? Promise.reject(new ApiError('network', 'availableOrders')) : api.availableOrders(...call),
  }))
  const { number } = await firstCard()
  const announced = recordAnnouncements()
  const found = screen.getByTestId('orders-found').textContent
  broken = true
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText(FAILED)).toBeInTheDocument()
  expect(screen.getByRole('article', { name: `Order ${number}` })).toBeInTheDocument()
  expect(announced()).toEqual([])
  broken = false
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(screen.queryByText(FAILED)).not.toBeInTheDocument())
  expect(announced()).toEqual([found])
})

test('shows a user without carriers the reason and the support phone, and sends no request', async () => {
  const availableOrders = jest.fn()
  await backend.open('nova', () => ({ availableOrders }))
  expect(await screen.findByText('No carrier accounts')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '1-800-555-0100' })).toHaveAttribute('href', 'tel:18005550100')
  expect(availableOrders).not.toHaveBeenCalled()
  expect(screen.queryByText('None checked means all')).not.toBeInTheDocument()
})

test('opens the order through the host on View Details', async () => {
  const { user, opened } = await backend.open('omar')
  const { card, number } = await firstCard()
  await user.click(within(card).getByRole('button', { name: 'View Details' }))
  expect(opened).toMatchObject([{ view: 'details', workOrderNumber: number }])
})

test.each([
  ['the same button of the order shown last', 'WO-2', 'WO-2'],
  ['the same button of the order shown last on its page of the list', 'WO-12', 'WO-12'],
])('after the details were closed, focuses %s', async (_, shown, focused) => {
  const orders = Array.from({ length: 12 }, (__, index) => anOrder({ workOrderNumber: `WO-${index + 1}` }))
  const { user, opened, closeOrder } = await backend.open('omar', () => ({ availableOrders: async () => orders }))
  const detailsOf = async (number: string) =>
    within(await screen.findByRole('article', { name: `Order ${number}` })).getByRole('button', {
      name: 'View Details',
    })
  await user.click(await detailsOf('WO-1'))
  opened[0]?.onShow?.(shown)
  await act(async () => closeOrder('CLOSED'))
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(await detailsOf(focused)).toHaveFocus()
})

test('links each order of the list to its address', async () => {
  await backend.open('omar', () => ({ availableOrders: async () => [anOrder({ workOrderNumber: 'WO 1/2' })] }))
  await screen.findByRole('article', { name: 'Order WO 1/2' })
  expect(screen.getByRole('link', { name: 'WO 1/2' })).toHaveAttribute('href', '/order/WO%201%2F2')
})

test('moves with j from the last order of a page to the first one of the next page, and back with k', async () => {
  const orders = Array.from({ length: 12 }, (_, index) => anOrder({ workOrderNumber: `WO-${index + 1}` }))
  const { user } = await backend.open('omar', () => ({ availableOrders: async () => orders }))
  await screen.findByRole('article', { name: 'Order WO-10' })
  for (const [keys, number] of [
    ['jjjjjjjjjj', 'WO-10'],
    ['j', 'WO-11'],
    ['jj', 'WO-12'],
    ['kk', 'WO-10'],
  ] as const) {
    await user.keyboard(keys)
    expect(screen.getByRole('link', { name: number })).toHaveFocus()
  }
})

test('after the details were closed, focuses the order shown last also when the one that opened them has left the list', async () => {
  const orders = ['WO-1', 'WO-2', 'WO-3'].map((workOrderNumber) => anOrder({ workOrderNumber }))
  const responses = [orders, orders.slice(1)]
  const availableOrders = async () => responses.shift() ?? []
  const { user, opened, closeOrder } = await backend.open('omar', () => ({ availableOrders }))
  const { card } = await firstCard()
  await user.click(within(card).getByRole('button', { name: 'View Details' }))
  act(() => screen.getByRole('button', { name: 'Refresh' }).click())
  await waitFor(() => expect(card).not.toBeInTheDocument())
  opened[0]?.onShow?.('WO-3')
  await act(async () => closeOrder('CLOSED'))
  const last = within(screen.getByRole('article', { name: 'Order WO-3' }))
  await waitFor(() => expect(last.getByRole('button', { name: 'View Details' })).toHaveFocus())
})

test('after an accept from the details of the next order was cancelled, focuses that order', async () => {
  const orders = ['WO-1', 'WO-2'].map((workOrderNumber) => anOrder({ workOrderNumber }))
  const { user, opened, closeOrder } = await backend.open('omar', () => ({ availableOrders: async () => orders }))
  const detailsOf = async (number: string) =>
    within(await screen.findByRole('article', { name: `Order ${number}` })).getByRole('button', {
      name: 'View Details',
    })
  await user.click(await detailsOf('WO-1'))
  opened[0]?.onShow?.('WO-2')
  closeOrder('CLOSED')
  opened[0]?.actions?.[0]?.run('WO-2')
  const dialog = await screen.findByRole('dialog', { name: 'Accept Order WO-2' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(await detailsOf('WO-2')).toHaveFocus()
})

test.each([
  ['has left the list', [], 'Mercy Lab'],
  ['is in the list and not found', [anOrder({ pickupClientLocationName: 'Harbor Clinic' })], 'Harbor Clinic'],
])('accepts from its details an order that %s after a refresh', async (_, refreshed, pickup) => {
  const responses = [[anOrder()], refreshed]
  const availableOrders = async () => responses.shift() ?? []
  const { user, opened, closeOrder } = await backend.open('omar', () => ({ availableOrders }))
  const { card, number } = await firstCard()
  await user.type(screen.getByRole('searchbox', { name: 'Find in this list' }), 'Mercy')
  await user.click(within(card).getByRole('button', { name: 'View Details' }))
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(card).not.toBeInTheDocument())
  expect(opened[0]?.actions?.map(({ status }) => status)).toEqual(['AVAILABLE', 'AVAILABLE'])
  closeOrder('CLOSED')
  opened[0]?.actions?.[0]?.run(number)
  const dialog = await screen.findByRole('dialog', { name: `Accept Order ${number}` })
  expect(within(dialog).getByText(pickup)).toBeInTheDocument()
})

test('finds orders of the loaded list by the search box', async () => {
  const { user } = await backend.open('priya')
  const { number } = await firstCard()
  const statuses = screen.getAllByRole('status')
  const announced = () => statuses.map((status) => status.textContent)
  await user.type(screen.getByRole('searchbox', { name: 'Find in this list' }), number)
  await waitFor(() => expect(announced()).toContain('Orders Found 1'))
  expect(screen.getByRole('article', { name: `Order ${number}` })).toBeInTheDocument()
  await user.clear(screen.getByRole('searchbox', { name: 'Find in this list' }))
  await user.type(screen.getByRole('searchbox', { name: 'Find in this list' }), 'nothing like it')
  expect(screen.getByText('Nothing in this list matches')).toBeInTheDocument()
  await waitFor(() => expect(announced()).toContain('Orders Found 0'))
  expect(screen.getByRole('searchbox', { name: 'Find in this list' })).toHaveFocus()
  await user.clear(screen.getByRole('searchbox', { name: 'Find in this list' }))
  await user.type(screen.getByRole('searchbox', { name: 'Find in this list' }), `${number} WO-999999`)
  expect(announced()).toContain('1 not found: WO-999999')
})

test('shows the whole list after the last new order was accepted, and names the quick filter that hides it', async () => {
  const known = anOrder({ workOrderNumber: 'WO-1' })
  const responses = [[known], [known, anOrder({ workOrderNumber: 'WO-2' })]]
  const { user } = await backend.open('omar', () => ({
    availableOrders: async () => responses.shift() ?? [known],
    answerOrder: async () => null,
  }))
  await firstCard()
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await user.click(await screen.findByRole('button', { name: 'New 1' }))
  const { card, number } = await firstCard()
  expect(number).toBe('WO-2')
  await user.click(within(card).getByRole('button', { name: 'Accept' }))
  await user.type(await screen.findByRole('textbox', { name: 'OC Reference Number' }), 'OC-1{Enter}')
  expect(await screen.findByRole('article', { name: 'Order WO-1' })).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'New 0' }))
  expect(screen.getByText('The quick filter “New” is on and hides all other orders.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show the whole list' }))
  expect(screen.getByRole('article', { name: 'Order WO-1' })).toBeInTheDocument()
})

test('shows the whole list when an automatic refresh finds no new order while the quick filter shows the new ones', async () => {
  const known = anOrder({ workOrderNumber: 'WO-1' })
  const arrived = anOrder({ workOrderNumber: 'WO-2' })
  const responses = [[known], [known, arrived]]
  const { user } = await backend.open('omar', () => ({
    availableOrders: async () => responses.shift() ?? [known, arrived],
  }))
  await firstCard()
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await user.click(await screen.findByRole('button', { name: 'New 1' }))
  expect(screen.queryByRole('article', { name: 'Order WO-1' })).not.toBeInTheDocument()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('button', { name: 'New 0' })).toHaveAttribute('aria-pressed', 'false')
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
    'Order WO-1',
    'Order WO-2',
  ])
})

test('keeps the button of a chosen temperature after a refresh without such an order', async () => {
  const frozen = anOrder({ workOrderNumber: 'WO-1', tempStates: ['FROZEN'] })
  const responses = [[frozen, anOrder({ workOrderNumber: 'WO-2', tempStates: ['AMBIENT'] })]]
  const { user } = await backend.open('omar', () => ({
    availableOrders: async () => responses.shift() ?? [anOrder({ workOrderNumber: 'WO-2', tempStates: ['AMBIENT'] })],
  }))
  await firstCard()
  await user.click(screen.getByRole('button', { name: 'FROZEN 1' }))
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText('The quick filter “FROZEN” is on and hides all other orders.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'FROZEN 0' }))
  expect(screen.getByRole('article', { name: 'Order WO-2' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^FROZEN/ })).not.toBeInTheDocument()
})

test('shows no order of the earlier user after a different user signs in', async () => {
  const { signIn } = await backend.open('omar')
  const { number } = await firstCard()
  act(() => signIn({ username: 'sam', carriers: [] }))
  expect(screen.queryByText(number)).not.toBeInTheDocument()
  expect(screen.getByText('No carrier accounts')).toBeInTheDocument()
})

test('shows its texts in Spanish for the locale es', async () => {
  await backend.open('omar', undefined, { locale: 'es' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pedidos disponibles')
})

test('translates the values of an order into Spanish', async () => {
  await backend.open('omar', undefined, { locale: 'es' })
  await screen.findAllByRole('article')
  const textBeside = (term: string) => screen.getAllByText(term).at(0)?.nextElementSibling?.textContent
  expect(textBeside('Temperatura')).toMatch(/^(Ambiente|Refrigerado|Congelado|Hielo seco)+$/)
  expect(textBeside('Clase de viaje')).toMatch(/^(STAT|Rutina|Programado|A demanda|Mismo día)$/)
  expect(textBeside('Vehículo')).toMatch(/^(Auto|SUV|Furgoneta|Furgoneta refrigerada|Bicicleta)$/)
})

/** Values of a faulty backend or of a hostile sender. */
const ODD = [
  null,
  0,
  '',
  {},
  [],
  'null',
  'undefined',
  '<img src=x onerror="window.__xss=1">',
  'javascript:alert(1)',
  '=1+1',
  '\u202Egnp.exe',
  'x'.repeat(5000),
]
const FIELDS = [
  'status',
  'pickupClientLocationName',
  'dropoffClientLocationName',
  'pickupEarliestDateTime',
  'dropoffLatestDateTime',
  'tripClassifier',
  'vehicleType',
  'mileage',
  'tempStates',
  'timeToComplete',
]

test('shows odd and hostile values as text or as a dash, leaves out orders without items, and runs no script', async () => {
  const workOrders = ODD.flatMap((odd, index) => [
    { workOrderNumber: `WO-${index}`, ...Object.fromEntries(FIELDS.map((field) => [field, odd])), lineItems: [{}] },
    { workOrderNumber: `WO-NONE-${index}`, lineItems: index % 2 ? [] : null },
  ])
  const { container } = await backend.open('omar', () => ({
    availableOrders: async () => readWorkOrders({ workOrders }) ?? [],
  }))
  await firstCard()
  expect(screen.getByTestId('orders-found')).toHaveTextContent(`Orders Found ${ODD.length}`)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).not.toMatch(/NaN|Invalid Date|\[object/)
  expect('__xss' in window).toBe(false)
})
