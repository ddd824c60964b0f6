import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createShellApi } from './shellApi.ts'

let server: Server

beforeAll(async () => {
  server = createServer(() => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(
  () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(resolve)
    }),
)

test('gives a call up after the configured time', async () => {
  const api = createShellApi({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiHeaders: false,
    timeLimitMs: 50,
    documentBytes: 1_000,
    jar: { cookie: '' },
    token: () => 'token',
    onUnauthorised: () => undefined,
    onForbidden: () => undefined,
    onFailure: () => undefined,
  })
  await expect(api.itemTypes()).rejects.toMatchObject({ failure: 'timeout' })
})
