import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createShellApi } from './shellApi.ts'

let server: Server
/** The status of every response; 0: none is sent. */
let status = 0

beforeAll(async () => {
  server = createServer((_, response) => {
    if (status > 0) response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(
  () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(resolve)
    }),
)

function aShellApi({
  requestTimeoutSeconds = 5,
  onForbidden,
}: {
  requestTimeoutSeconds?: number
  onForbidden?(): void
} = {}) {
  return createShellApi({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiHeaders: false,
    requestTimeoutSeconds,
    documentBytes: 1_000,
    jar: { cookie: '' },
    token: () => 'token',
    onUnauthorised: () => undefined,
    onForbidden: () => onForbidden?.(),
    onFailure: () => undefined,
  })
}

test('gives a call up after the configured time', async () => {
  status = 0
  await expect(aShellApi({ requestTimeoutSeconds: 0.05 }).itemTypes()).rejects.toMatchObject({ failure: 'timeout' })
})

test('reports a 403, but not that of the licence check, which would be checked again without end', async () => {
  status = 403
  const onForbidden = jest.fn()
  const api = aShellApi({ onForbidden })
  await expect(api.itemTypes()).rejects.toMatchObject({ status: 403 })
  await expect(api.eulaAcknowledged()).rejects.toMatchObject({ status: 403 })
  expect(onForbidden).toHaveBeenCalledTimes(1)
})
