import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aSite } from '../testing/aSite.ts'
import { createHost } from './createHost.ts'

test('sends a call once whose backend responds with 503', async () => {
  const site = await aSite()
  let calls = 0
  const backend = createServer((_request, response) => {
    calls++
    response.writeHead(503, { 'Retry-After': '5' }).end()
  })
  await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening))
  const host = createHost({ ...site, backend: `http://127.0.0.1:${(backend.address() as AddressInfo).port}` })
  const { statusCode, headers } = await host.inject('/api/orders/item-types')
  expect([statusCode, headers['retry-after'], calls]).toEqual([503, '5', 1])
  await host.close()
  backend.closeAllConnections()
  backend.close()
  await site.close()
})
