import { rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { aSite, type Site } from '../testing/aSite.ts'
import { createHost } from './createHost.ts'

let site: Site
beforeEach(async () => {
  site = await aSite()
})
afterEach(() => site.close())

async function statusOf(path: string, backend = site.backend) {
  const host = createHost({ ...site, backend })
  const { statusCode, ...response } = await host.inject(path)
  const body = response.json()
  await host.close()
  return { statusCode, body }
}

test('is healthy and ready with a registry and a backend', async () => {
  expect(await statusOf('/health')).toEqual({ statusCode: 200, body: { status: 'ok' } })
  expect(await statusOf('/ready')).toEqual({
    statusCode: 200,
    body: { status: 'ready', parts: { store: true, backend: true } },
  })
})

test('requests the readiness of a backend whose address ends with a slash', async () => {
  const paths: (string | undefined)[] = []
  const backend = createServer(({ url }, response) => {
    paths.push(url)
    response.end()
  })
  await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening))
  await statusOf('/ready', `http://127.0.0.1:${(backend.address() as AddressInfo).port}/`)
  backend.close()
  expect(paths).toEqual(['/ready'])
})

test('is healthy but not ready without a backend', async () => {
  expect((await statusOf('/health', 'http://127.0.0.1:1')).statusCode).toBe(200)
  expect(await statusOf('/ready', 'http://127.0.0.1:1')).toMatchObject({
    statusCode: 503,
    body: { parts: { store: true, backend: false } },
  })
})

test('is not ready without a registry', async () => {
  rmSync(join(site.store, 'registry.json'))
  expect(await statusOf('/ready')).toMatchObject({ statusCode: 503, body: { parts: { store: false } } })
})

test('completes a running request when the host stops', async () => {
  let arrived: (response: ServerResponse) => void = () => undefined
  const request = new Promise<ServerResponse>((resolve) => {
    arrived = resolve
  })
  const slow = createServer((_request, response) => arrived(response))
  await new Promise<void>((listening) => slow.listen(0, '127.0.0.1', listening))
  const backend = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`
  const host = createHost({ ...site, backend })
  const address = await host.listen({ port: 0, host: '127.0.0.1' })
  const pending = fetch(`${address}/api/orders/available`)
  const response = await request
  const closed = host.close()
  response.end('done')
  expect(await (await pending).text()).toBe('done')
  await closed
  slow.closeAllConnections()
  await new Promise((ended) => slow.close(ended))
})
