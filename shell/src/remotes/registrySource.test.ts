import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRegistrySource } from './registrySource.ts'

const good = JSON.stringify({ schema: 1, revision: 7, updatedAt: '2026-11-21T10:00:00.000Z', remotes: {} })

let responses: { status: number; body: string; isCutOff?: boolean }[]
let requests = 0
let cacheControl: (string | undefined)[] = []
const reported: string[] = []
let server: Server
let address: string

beforeAll(async () => {
  server = createServer(({ headers }, response) => {
    requests += 1
    cacheControl.push(headers['cache-control'])
    const { status, body, isCutOff = false } = responses.shift() ?? { status: 404, body: '' }
    response.writeHead(status)
    if (isCutOff) response.write(body, () => response.destroy())
    else response.end(body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  requests = 0
  cacheControl = []
  reported.length = 0
})
afterAll(() => new Promise((closed) => server.close(closed)))

const source = () =>
  createRegistrySource({
    address,
    pause: async () => undefined,
    newReportId: () => 'r1',
    report: (event) => reported.push(event),
  })

test.each([
  ['with the first request', [{ status: 200, body: good }], 1],
  [
    'after two failures',
    [
      { status: 500, body: '' },
      { status: 200, body: '<html>' },
      { status: 200, body: good },
    ],
    3,
  ],
])('loads the registry %s', async (_, given, times) => {
  responses = [...given]
  expect(await source().load()).toMatchObject({ state: 'ready', registry: { revision: 7 } })
  expect(requests).toBe(times)
})

test('checks for a newer registry past every stored copy', async () => {
  responses = [
    { status: 200, body: good },
    { status: 200, body: good },
  ]
  const registry = source()
  await registry.load()
  await registry.fetchLatest()
  expect(cacheControl).toEqual([undefined, 'no-cache'])
})

test('fetches once for several callers and keeps the first revision', async () => {
  responses = [
    { status: 200, body: good },
    { status: 200, body: good.replace('7', '8') },
  ]
  const registry = source()
  await Promise.all([registry.load(), registry.load()])
  expect(await registry.fetchLatest()).toMatchObject({ revision: 8 })
  expect(registry.store.get()).toMatchObject({ registry: { revision: 7 } })
})

test.each([
  ['an earlier registry that arrives later', ['9', '8'], 9],
  ['an earlier registry than that of the page', ['6'], 7],
])('keeps the newest registry, also after %s', async (_, revisions, newest) => {
  responses = ['7', ...revisions].map((revision) => ({ status: 200, body: good.replace('7', revision) }))
  const registry = source()
  expect(registry.newest()).toBeUndefined()
  await registry.load()
  for (const _revision of revisions) await registry.fetchLatest()
  expect(registry.newest()?.revision).toBe(newest)
  responses = [{ status: 200, body: good }]
  expect(await registry.fetchLatest()).toMatchObject({ revision: newest })
})

test('reports three failed fetches and fetches again on the next call, which is shown as loading', async () => {
  responses = [...Array.from({ length: 3 }, () => ({ status: 200, body: '{"schema":2}' })), { status: 200, body: good }]
  const registry = source()
  expect(await registry.load()).toMatchObject({ state: 'failed', failure: { reason: 'unreadable' }, reportId: 'r1' })
  expect(reported).toEqual(['registry.failed'])
  const again = registry.load()
  expect(registry.store.get()).toEqual({ state: 'loading' })
  expect(await again).toMatchObject({ state: 'ready' })
})

test('names a registry whose response broke off as unreachable', async () => {
  responses = Array.from({ length: 3 }, () => ({ status: 200, body: good.slice(0, 20), isCutOff: true }))
  expect(await source().load()).toMatchObject({ state: 'failed', failure: { reason: 'unreachable' } })
})
