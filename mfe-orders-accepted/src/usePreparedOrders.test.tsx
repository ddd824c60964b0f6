import { createApi, type WorkOrderListItem } from '@carrier-portal/contract'
import { anOrder, createTestHost } from '@carrier-portal/contract/testing'
import { RemoteProviders } from '@carrier-portal/shared-ui/feedback'
import { deskQuery, mouseDeskQuery } from '@carrier-portal/shared-ui/theme'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { usePreparedOrders } from './usePreparedOrders.ts'

const noListener = { addEventListener: () => undefined, removeEventListener: () => undefined }
/** Whether the device is a desk with a mouse; a page asks for each query once. The window has the width of a phone held sideways. */
const desk = { matches: false, ...noListener }

beforeAll(() =>
  Object.assign(window, {
    matchMedia: (query: string) => (query === mouseDeskQuery ? desk : { matches: query === deskQuery, ...noListener }),
  }),
)
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** What the list asks the host to prepare on a desk or on a phone. */
function preparedFor(isDesk: boolean, listed: readonly WorkOrderListItem[]) {
  desk.matches = isDesk
  const prepare = jest.fn()
  const { host } = createTestHost({ api: createApi({ baseUrl: '', getToken: () => undefined }) })
  const withPrepare = { ...host, orders: { ...host.orders, prepare } }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RemoteProviders host={withPrepare}>{children}</RemoteProviders>
  )
  renderHook(() => usePreparedOrders(listed), { wrapper })
  jest.runAllTimers()
  return prepare.mock.calls
}

const orders = Array.from({ length: 12 }, (_, index) => anOrder({ workOrderNumber: `WO,${index}`, status: 'ROUTED' }))
const completed = anOrder({ workOrderNumber: 'WO-C', status: 'COMPLETED' })

test('prepares the next ten orders with a stop to record on a phone, and none on a desk', () => {
  expect(preparedFor(false, [completed, ...orders])).toEqual([
    [orders.slice(0, 10).map(({ workOrderNumber }) => workOrderNumber)],
  ])
  expect(preparedFor(true, orders)).toEqual([])
})

test('loads nothing where no order has a stop to record', () => {
  expect(preparedFor(false, [completed])).toEqual([])
})
