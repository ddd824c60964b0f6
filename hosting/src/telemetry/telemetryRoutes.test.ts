import { createHost } from '../host/createHost.ts'
import { aSite, type Site } from '../testing/aSite.ts'
import { TELEMETRY_PATH } from './telemetryRoutes.ts'

let site: Site
let host: ReturnType<typeof createHost>
beforeAll(async () => {
  site = await aSite()
  host = createHost(site)
})
afterAll(async () => {
  await host.close()
  await site.close()
})

const post = (payload: object, remoteAddress = '127.0.0.1') =>
  host.inject({ method: 'POST', url: TELEMETRY_PATH, payload, remoteAddress })

test('counts the events of published versions and ignores all others', async () => {
  const events = [
    { event: 'remote.loaded', remote: 'mfe-a', version: '1.0.0' },
    { event: 'remote.failed', remote: 'mfe-a', version: '1.0.0', stage: 'integrity' },
    { event: 'remote.failed', remote: 'mfe-a', version: '9.9.9' },
    { event: 'remote.failed', remote: 'constructor', version: '1.0.0' },
  ]
  expect((await post({ events })).statusCode).toBe(204)
  const counted = (await host.inject(TELEMETRY_PATH)).json()
  expect(counted).toMatchObject({ minutes: 5, remotes: { 'mfe-a': { '1.0.0': [{ loads: 2, failures: 1 }] } } })
  expect(Object.keys(counted.remotes)).toEqual(['mfe-a'])
})

test.each([
  ['another event', { events: [{ event: 'order.saved', remote: 'mfe-a', version: '1.0.0' }] }],
  ['a further field', { events: [{ event: 'remote.loaded', remote: 'mfe-a', version: '1.0.0', user: 'dana' }] }],
  ['a sentence as the stage', { events: [{ event: 'remote.failed', remote: 'a', version: '1', stage: 'No route' }] }],
  ['no list', { event: 'remote.loaded' }],
])('rejects a report with %s', async (_, body) => {
  expect((await post(body)).statusCode).toBe(400)
})

test('responds with 429 to more than 120 reports a minute from one address', async () => {
  for (let sent = 0; sent < 120; sent += 1) expect((await post({ events: [] }, '10.0.0.9')).statusCode).toBe(204)
  expect((await post({ events: [] }, '10.0.0.9')).statusCode).toBe(429)
  expect((await post({ events: [] }, '10.0.0.9')).headers['retry-after']).toBeDefined()
  expect((await post({ events: [] }, '10.0.0.10')).statusCode).toBe(204)
})
