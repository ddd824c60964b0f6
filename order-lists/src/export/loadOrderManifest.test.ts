import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApiError, createApi } from '@carrier-portal/contract'
import { anOrder } from '@carrier-portal/contract/testing'
import { loadOrderManifest } from './loadOrderManifest.ts'

const orders = Array.from({ length: 10 }, (_, index) => anOrder({ workOrderNumber: `WO-${index}` }))

/** A server whose responses wait for `release`, and its client. */
async function startServer() {
  const waiting: ServerResponse[] = []
  let requests = 0
  let released = false
  const server = createServer((_, response) => {
    requests += 1
    if (released) response.writeHead(404).end()
    else waiting.push(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    api: createApi({ baseUrl: `http://127.0.0.1:${port}`, getToken: () => undefined }),
    firstRequest: new Promise((resolve) => server.once('request', resolve)),
    requests: () => requests,
    release: () => {
      released = true
      for (const response of waiting) response.writeHead(404).end()
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

let server: Awaited<ReturnType<typeof startServer>>
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.stop())

test('sends no further request when its signal is aborted', async () => {
  const controller = new AbortController()
  const loading = loadOrderManifest(server.api, orders, controller.signal)
  await server.firstRequest
  controller.abort()
  // Without the abort, each of these responses starts the next request.
  server.release()
  await loading
  expect(server.requests()).toBeLessThan(orders.length)
})

test('keeps an order without its details when their request fails', async () => {
  const failing = { ...server.api, orderDetails: () => Promise.reject(new ApiError('network', 'orderDetails')) }
  const loaded = await loadOrderManifest(failing, orders, new AbortController().signal)
  expect(loaded).toEqual(orders.map((order) => ({ order, details: undefined })))
})
