import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aSite } from '../testing/aSite.ts'
import { BAD_GATEWAY } from './backendProxy.ts'
import { createHost } from './createHost.ts'

test('ends calls to a stuck backend after the limit, also those that no page waits for, so that the next ones reach it', async () => {
  const site = await aSite()
  let isStuck = true
  const backend = createServer((_request, response) => {
    if (!isStuck) response.end('{}')
  })
  await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening))
  const address = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  const host = createHost({ ...site, backend: address, callLimitMs: 1_000 })
  const url = `${await host.listen({ port: 0, host: '127.0.0.1' })}/api/orders/item-types`
  const callFor = (ms: number) => fetch(url, { signal: AbortSignal.timeout(ms) })
  try {
    // As many as the host's connections to one backend, of pages that have given up.
    await Promise.allSettled(Array.from({ length: 128 }, () => callFor(500)))
    expect((await callFor(20_000)).status).toBe(502)
    isStuck = false
    expect((await callFor(20_000)).status).toBe(200)
  } finally {
    backend.closeAllConnections()
    backend.close()
    await host.close()
    await site.close()
  }
}, 60_000)

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

test.each([
  ['before its first piece', '', 502],
  ['after its first piece', 'x'.repeat(100_000), 200],
])('names the call whose response the backend breaks off %s', async (_, piece, status) => {
  const site = await aSite()
  const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  let breakOff = () => {}
  const backend = createServer((_request, response) => {
    response.writeHead(200, { 'Set-Cookie': 'a=1' }).flushHeaders()
    breakOff = () => void response.destroy()
    if (piece) response.write(piece)
    else setTimeout(breakOff, 100)
  })
  await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening))
  const host = createHost({ ...site, backend: `http://127.0.0.1:${(backend.address() as AddressInfo).port}` })
  const address = await host.listen({ port: 0, host: '127.0.0.1' })
  const response = await fetch(`${address}/api/orders/details?workOrderNumber=WO-1`)
  breakOff()
  if (piece) await expect(response.text()).rejects.toThrow('terminated')
  else expect([await response.json(), response.headers.get('set-cookie')]).toEqual([BAD_GATEWAY, null])
  expect(response.status).toBe(status)
  expect(log.mock.calls.join('')).toBe('A call to the backend failed: GET /api/orders/details: other side closed\n')
  log.mockRestore()
  await host.close()
  backend.closeAllConnections()
  backend.close()
  await site.close()
})
