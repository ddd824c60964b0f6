import { HostProvider } from '@carrier-portal/contract'
import { anOrder, createTestHost } from '@carrier-portal/contract/testing'
import {
  type ReferenceBackend,
  signedInApi,
  startReferenceBackend,
} from '@carrier-portal/remote-tools/jest/referenceBackend'
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
  ['Call', { callerPhoneNumber: 'front desk' }, 'This order has no phone number to call.'],
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
