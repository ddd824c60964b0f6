/** @jest-environment ./src/jest/browserEnvironment.cjs */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApi } from '@carrier-portal/contract'

let server: Server
let address: string

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/api/orders/item-types') return
    response.setHeader('Content-Type', 'application/json').end('{"token":"a.b.c","username":"dana"}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

const api = () => createApi({ baseUrl: address, getToken: () => undefined })

test('the API client in jsdom calls a real server', async () => {
  await expect(api().login({ username: 'dana', password: 'x' })).resolves.toEqual({ token: 'a.b.c', username: 'dana' })
})

test('an AbortController created in jsdom cancels a call', async () => {
  const controller = new AbortController()
  const call = api().itemTypes({ signal: controller.signal })
  controller.abort()
  await expect(call).rejects.toMatchObject({ failure: 'cancelled' })
})
