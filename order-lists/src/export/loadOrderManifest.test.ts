import { ApiError, createApi } from '@carrier-portal/contract'
import { anOrder } from '@carrier-portal/contract/testing'
import { loadOrderManifest } from './loadOrderManifest.ts'

const orders = Array.from({ length: 10 }, (_, index) => anOrder({ workOrderNumber: `WO-${index}` }))

/** A client whose requests the test settles. */
function setUp() {
  const pending: ((response: Response) => void)[] = []
  const api = createApi({
    baseUrl: '',
    getToken: () => undefined,
    fetch: () => new Promise((resolve) => pending.push(resolve)),
  })
  return { api, pending }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('sends no further request when its signal is aborted', async () => {
  const { api, pending } = setUp()
  const controller = new AbortController()
  const loading = loadOrderManifest(api, orders, controller.signal)
  await settled()
  const sent = pending.length
  controller.abort()
  await loading
  expect(sent).toBeLessThan(orders.length)
  expect(pending).toHaveLength(sent)
})

test('keeps an order without its details when their request fails', async () => {
  const { api } = setUp()
  const failing = { ...api, orderDetails: () => Promise.reject(new ApiError('network', 'orderDetails')) }
  const loaded = await loadOrderManifest(failing, orders, new AbortController().signal)
  expect(loaded).toEqual(orders.map((order) => ({ order, details: undefined })))
})
