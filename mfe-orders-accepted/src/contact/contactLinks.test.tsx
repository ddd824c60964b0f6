import { HostProvider } from '@carrier-portal/contract'
import { anOrder, createTestHost } from '@carrier-portal/contract/testing'
import {
  type ReferenceBackend,
  signedInApi,
  startReferenceBackend,
} from '@carrier-portal/remote-tools/jest/referenceBackend'
import { mapLink, stopAddress } from '@carrier-portal/shared-ui/contact'
import { setUpUser } from '@carrier-portal/shared-ui/testing'
import { render, screen, waitFor } from '@testing-library/react'
import { ContactLinks } from './ContactLinks.tsx'

let backend: ReferenceBackend
beforeAll(async () => {
  backend = await startReferenceBackend()
})
afterAll(() => backend.stop())
afterEach(() => jest.restoreAllMocks())

const UNKNOWN = 'WO-1'

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
  const map: Window = Object.create(window, { location: { value: { replace } }, opener: { writable: true } })
  jest.spyOn(window, 'open').mockReturnValue(map)
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
    await waitFor(() => expect(replace).toHaveBeenLastCalledWith(mapLink(stopAddress(workOrder, 'dropoff'))))
  }
})
