/** @jest-environment-options {"allStyles": true} */
import {
  type ApiClient,
  ApiError,
  COPY_AFTER_MS,
  createApi,
  HostProvider,
  keepOrderCopies,
} from '@carrier-portal/contract'
import { anOrder, createMemoryCopies, createTestHost } from '@carrier-portal/contract/testing'
import {
  type ReferenceBackend,
  signedInApi,
  startReferenceBackend,
} from '@carrier-portal/remote-tools/jest/referenceBackend'
import { mapLink, stopAddress } from '@carrier-portal/shared-ui/contact'
import { setUpUser } from '@carrier-portal/shared-ui/testing'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { ContactLinks } from './ContactLinks.tsx'
import { useOrderContact } from './useOrderContact.ts'

let backend: ReferenceBackend
beforeAll(async () => {
  backend = await startReferenceBackend()
})
afterAll(() => backend.stop())
afterEach(() => jest.restoreAllMocks())

const UNKNOWN = 'WO-1'

/** The tab that the next press opens. */
function openedTab(location: { replace(link: string): void }): Window {
  const tab: Window = Object.create(window, {
    location: { value: location },
    opener: { writable: true },
    close: { value: () => undefined },
    document: { value: document.implementation.createHTMLDocument() },
  })
  jest.spyOn(window, 'open').mockReturnValue(tab)
  return tab
}

test.each([
  ['Call', { callerPhoneNumber: null }, 'This order has no phone number to call.'],
  [
    'Call',
    { callerPhoneNumber: 'Tel. 555-201-3344' },
    'The phone number “Tel. 555-201-3344” cannot be dialed from here.',
  ],
  [
    'Map of pickup',
    { pickupClientLocationStreet: null, pickupClientLocationCity: null },
    'This order has no pickup address to show on a map.',
  ],
  [
    'Map of dropoff',
    { dropoffClientLocationStreet: null, dropoffClientLocationCity: null },
    'This order has no dropoff address to show on a map.',
  ],
  ['Call', { workOrderNumber: UNKNOWN }, 'The number or address could not be loaded. Open View Details, or try again.'],
])('"%s" says what is missing of an order with %j', async (name, fields, text) => {
  jest.spyOn(window, 'open').mockReturnValue(null)
  const { api } = await signedInApi(backend.address, 'dana')
  const order = anOrder(fields)
  const { host, notices } = createTestHost({
    api: {
      ...api,
      orderDetails: async (number) =>
        number === UNKNOWN ? api.orderDetails(number) : { workOrder: order, version: undefined },
    },
  })
  render(
    <HostProvider host={host}>
      <ContactLinks workOrderNumber={order.workOrderNumber} />
    </HostProvider>,
  )
  await setUpUser().click(screen.getByRole('link', { name }))
  await waitFor(() => expect(notices).toEqual([{ tone: 'error', text }]))
})

test('loads the address at each press, because it may have changed since the last one, and at no touch without a press', async () => {
  const replace = jest.fn()
  const tab = openedTab({ replace })
  const { api } = await signedInApi(backend.address, 'dana')
  const orderDetails = jest.fn(api.orderDetails)
  const { host } = createTestHost({ api: { ...api, orderDetails } })
  const { workOrderNumber } = anOrder()
  render(
    <HostProvider host={host}>
      <ContactLinks workOrderNumber={workOrderNumber} />
    </HostProvider>,
  )
  const user = setUpUser()
  const link = screen.getByRole('link', { name: 'Map of dropoff' })
  await user.pointer([
    { keys: '[TouchA>]', target: link },
    { keys: '[/TouchA]', target: document.body },
  ])
  expect(orderDetails).not.toHaveBeenCalled()
  for (const street of ['1 Old Road', '2 New Road']) {
    const workOrder = anOrder({ dropoffClientLocationStreet: street })
    orderDetails.mockResolvedValue({ workOrder, version: undefined })
    await user.click(link)
    expect(tab.document.body.textContent).toBe('Loading the address…')
    await waitFor(() => expect(replace).toHaveBeenLastCalledWith(mapLink(stopAddress(workOrder, 'dropoff'))))
  }
})

describe('where the order was loaded before', () => {
  const copied = anOrder({ dropoffClientLocationStreet: '1 Copied Road' })
  const present = anOrder({ dropoffClientLocationStreet: '2 Present Road' })
  const never = new Promise<never>(() => undefined)
  afterEach(() => jest.useRealTimers())

  /** The links of an order with a copy; `press` presses "Map of dropoff" with `respond` as the response of the call. */
  function renderWithCopy() {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
    const replace = jest.fn()
    openedTab({ replace })
    const orderDetails = jest.fn<ReturnType<ApiClient['orderDetails']>, Parameters<ApiClient['orderDetails']>>()
    const { api } = createTestHost({ api: createApi({ baseUrl: '', getToken: () => undefined }) }).host
    const { host, notices } = createTestHost({ api: { ...api, orderDetails }, copies: createMemoryCopies() })
    keepOrderCopies(host, { orders: [{ loaded: { workOrder: copied, version: undefined }, loadedAt: Date.now() - 1 }] })
    render(
      <HostProvider host={host}>
        <ContactLinks workOrderNumber={copied.workOrderNumber} />
      </HostProvider>,
    )
    const link = screen.getByRole('link', { name: 'Map of dropoff' })
    return {
      link,
      replace,
      notices,
      orderDetails,
      opened: () => replace.mock.lastCall?.[0],
      press: (respond: () => ReturnType<ApiClient['orderDetails']>) => {
        orderDetails.mockImplementation(respond)
        fireEvent.click(link)
      },
      pass: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
    }
  }

  const linkTo = (order: typeof copied) => mapLink(stopAddress(order, 'dropoff'))

  test.each([
    ['network', undefined],
    ['timeout', undefined],
    ['refused', 503],
  ] as const)('uses the loaded order after %s %s, without a notice', async (failure, status) => {
    const t = renderWithCopy()
    t.press(() => Promise.reject(new ApiError(failure, 'orderDetails', status)))
    await t.pass(0)
    expect(t.opened()).toBe(linkTo(copied))
    expect(t.notices).toEqual([])
  })

  test('uses no loaded order that the server refuses', async () => {
    const t = renderWithCopy()
    t.press(() => Promise.reject(new ApiError('refused', 'orderDetails', 404)))
    await t.pass(0)
    expect(t.opened()).toBeUndefined()
    expect(t.notices).toHaveLength(1)
  })

  test('uses it after four seconds without a response, shows the wait, and sends one request for several presses', async () => {
    const t = renderWithCopy()
    t.press(() => never)
    expect(t.link).toHaveAttribute('aria-busy', 'true')
    expect(t.link).toHaveAccessibleName('Map of dropoff')
    expect(screen.getByText('Map of dropoff')).not.toBeVisible()
    t.press(() => never)
    await t.pass(COPY_AFTER_MS - 1)
    expect(t.opened()).toBeUndefined()
    await t.pass(1)
    expect(t.opened()).toBe(linkTo(copied))
    expect(t.link).not.toHaveAttribute('aria-busy')
    expect(screen.getByText('Map of dropoff')).toBeVisible()
    expect(t.orderDetails.mock.calls.map(([, options]) => options?.signal?.aborted)).toEqual([true])
  })

  test('prefers a response within four seconds, and uses it again when the network is gone at the next press', async () => {
    const t = renderWithCopy()
    t.press(() => new Promise((resolve) => setTimeout(resolve, 3_000, { workOrder: present, version: undefined })))
    await t.pass(3_000)
    expect(t.opened()).toBe(linkTo(present))
    await t.pass(COPY_AFTER_MS)
    t.press(() => Promise.reject(new ApiError('network', 'orderDetails')))
    await t.pass(0)
    expect(t.opened()).toBe(linkTo(present))
  })

  test('keeps it after a failed press for one without a network', async () => {
    const t = renderWithCopy()
    t.press(() => Promise.resolve({ workOrder: present, version: undefined }))
    await t.pass(0)
    t.press(() => Promise.reject(new ApiError('refused', 'orderDetails', 500)))
    await t.pass(0)
    expect(t.notices).toHaveLength(1)
    t.press(() => Promise.reject(new ApiError('network', 'orderDetails')))
    await t.pass(0)
    expect(t.replace.mock.calls).toEqual([[linkTo(present)], [linkTo(present)]])
  })

  test('opens another contact that is pressed meanwhile, with one request', async () => {
    const t = renderWithCopy()
    const pickup = screen.getByRole('link', { name: 'Map of pickup' })
    t.press(() => new Promise((resolve) => setTimeout(resolve, 3_000, { workOrder: present, version: undefined })))
    fireEvent.click(pickup)
    expect(pickup).toHaveAttribute('aria-busy', 'true')
    await t.pass(3_000)
    expect(t.replace.mock.calls).toEqual([[linkTo(present)], [mapLink(stopAddress(present, 'pickup'))]])
    expect(t.orderDetails).toHaveBeenCalledTimes(1)
    expect(pickup).not.toHaveAttribute('aria-busy')
  })
})

test('can be pressed again where the browser refused to open it', async () => {
  openedTab({
    replace: () => {
      throw new Error('refused')
    },
  })
  const { host } = createTestHost({
    api: {
      ...createApi({ baseUrl: '', getToken: () => undefined }),
      orderDetails: async () => ({ workOrder: anOrder(), version: undefined }),
    },
  })
  const { result } = renderHook(() => useOrderContact('WO-1', '', () => undefined), {
    wrapper: ({ children }) => <HostProvider host={host}>{children}</HostProvider>,
  })
  await act(() => expect(result.current.open('dropoff')).rejects.toThrow('refused'))
  expect(result.current.loading).toEqual([])
})
