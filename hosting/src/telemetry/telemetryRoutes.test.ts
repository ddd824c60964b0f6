import fastify from 'fastify'
import { createHost } from '../host/createHost.ts'
import { openStore } from '../release/store/releaseStore.ts'
import { aTemporaryFolder } from '../release/testing/aBuiltRemote.ts'
import { publishTo, runReleaseOn } from '../release/testing/release.ts'
import { aSite, type Site } from '../testing/aSite.ts'
import { createRemoteCounts, type LoadCounts } from './remoteCounts.ts'
import { TELEMETRY_PATH, telemetryRoutes } from './telemetryRoutes.ts'

const REMOTE = 'mfe-orders-available'

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

const post = (payload: object, remoteAddress = '127.0.0.1', to: Pick<typeof host, 'inject'> = host) =>
  to.inject({ method: 'POST', url: TELEMETRY_PATH, payload, remoteAddress })

/** A host whose clock does not run: every five and every ten minutes another span of the counts begins. */
async function aHostAtNoon() {
  const atNoon = fastify()
  const counts = createRemoteCounts(() => Date.parse('2026-11-21T12:00Z'))
  await atNoon.register(telemetryRoutes, { store: site.store, counts })
  return atNoon
}

test('counts the events of published versions and ignores all others', async () => {
  const events = [
    { event: 'remote.loaded', remote: 'mfe-a', version: '1.0.0' },
    { event: 'remote.failed', remote: 'mfe-a', version: '1.0.0', stage: 'integrity' },
    { event: 'remote.failed', remote: 'mfe-a', version: '9.9.9' },
    { event: 'remote.failed', remote: 'constructor', version: '1.0.0' },
  ]
  const atNoon = await aHostAtNoon()
  expect((await post({ events }, '127.0.0.1', atNoon)).statusCode).toBe(204)
  const counted = (await atNoon.inject(TELEMETRY_PATH)).json()
  expect(counted).toMatchObject({ minutes: 5, remotes: { 'mfe-a': { '1.0.0': [{ loads: 2, failures: 1 }] } } })
  expect(Object.keys(counted.remotes)).toEqual(['mfe-a'])
  await atNoon.close()
})

test('takes the step of the trial from the store and names the trial as watched, so that reports of the step before do not count for it', async () => {
  const counts = createRemoteCounts(Date.now)
  const store = aTemporaryFolder()
  await publishTo(store, { version: '1.0.0' })
  await publishTo(store, { version: '1.1.0' })
  await runReleaseOn(store, `promote ${REMOTE}@1.0.0`)
  const ownHost = fastify()
  await ownHost.register(telemetryRoutes, { store, counts })
  const steps: LoadCounts[] = []
  for (const percent of [5, 25]) {
    await runReleaseOn(store, `promote ${REMOTE}@1.1.0 --percent ${percent} --watch`)
    const { since = '' } = (await openStore(store).read()).trials[REMOTE] ?? {}
    const events = ['1.0.0', '1.1.0'].map((version) => ({ event: 'remote.loaded', remote: REMOTE, version }))
    await ownHost.inject({ method: 'POST', url: TELEMETRY_PATH, payload: { events } })
    steps.push(counts.ofTrialStep(REMOTE, '1.1.0', since))
  }
  expect(steps).toMatchObject([
    { loads: 1, failures: 0 },
    { loads: 1, failures: 0 },
  ])
  expect(counts.ofLastDay(REMOTE, '1.1.0')).toMatchObject({ loads: 2, failures: 0 })
  expect((await ownHost.inject(TELEMETRY_PATH)).json().watched).toEqual({ [REMOTE]: '1.1.0' })
  await ownHost.close()
})

test('names the versions that a rollback took from their users, until they are promoted again', async () => {
  const store = aTemporaryFolder()
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publishTo(store, { version })
  const ownHost = fastify()
  await ownHost.register(telemetryRoutes, { store, counts: createRemoteCounts(Date.now) })
  const named: unknown[] = []
  for (const changes of [
    [`promote ${REMOTE}@1.0.0`, `promote ${REMOTE}@1.1.0`],
    [`rollback ${REMOTE}`, `promote ${REMOTE}@1.2.0 --percent 5`, `rollback ${REMOTE}`],
    [`promote ${REMOTE}@1.1.0`],
  ]) {
    for (const change of changes) await runReleaseOn(store, change)
    named.push((await ownHost.inject(TELEMETRY_PATH)).json().rolledBack)
  }
  expect(named).toEqual([{}, { [REMOTE]: ['1.1.0', '1.2.0'] }, { [REMOTE]: ['1.2.0'] }])
  await ownHost.close()
})

test.each([
  ['another event', { events: [{ event: 'order.saved', remote: 'mfe-a', version: '1.0.0' }] }],
  ['a further field', { events: [{ event: 'remote.loaded', remote: 'mfe-a', version: '1.0.0', user: 'dana' }] }],
  ['a sentence as the stage', { events: [{ event: 'remote.failed', remote: 'a', version: '1', stage: 'No route' }] }],
  ['no list', { event: 'remote.loaded' }],
])('rejects a report with %s', async (_, body) => {
  expect((await post(body)).statusCode).toBe(400)
})

test('counts at most 20 reports of one IPv6 network about a version in ten minutes', async () => {
  const events = [{ event: 'remote.failed', remote: 'mfe-a', version: '0.9.0' }]
  const atNoon = await aHostAtNoon()
  for (let client = 1; client <= 30; client += 1) await post({ events }, `2001:db8:1:2::${client}`, atNoon)
  await post({ events }, '2001:db8:1:3::1', atNoon)
  const { remotes } = (await atNoon.inject(TELEMETRY_PATH)).json()
  expect(remotes['mfe-a']['0.9.0']).toMatchObject([{ loads: 21, failures: 21 }])
  await atNoon.close()
})

test('responds with 429 to more than 120 reports a minute from one address', async () => {
  for (let sent = 0; sent < 120; sent += 1) expect((await post({ events: [] }, '10.0.0.9')).statusCode).toBe(204)
  expect((await post({ events: [] }, '10.0.0.9')).statusCode).toBe(429)
  expect((await post({ events: [] }, '10.0.0.9')).headers['retry-after']).toBeDefined()
  expect((await post({ events: [] }, '10.0.0.10')).statusCode).toBe(204)
})
