import { createStore, defineRemote, type RemoteDefinition } from '@carrier-portal/contract'
import type { RegisteredRemote, Registry, RemoteVersion } from '@carrier-portal/contract/registry'
import { RemoteFailure } from './RemoteFailure.ts'
import type { RegistryState } from './registrySource.ts'
import { createRemoteLoader } from './remoteLoader.ts'

const NAME = 'mfe-order-history'
const definition = defineRemote({ contract: '^1.0', Screen: () => null })
const unreachable = new RemoteFailure('download', 'unreachable')
const threw = new RemoteFailure('evaluation', 'threw')

function aVersion(version: string, parts: Partial<RemoteVersion> = {}): RemoteVersion {
  return {
    base: `/r/${NAME}/${version}/`,
    entry: 'entry.js',
    preload: [],
    integrity: { 'entry.js': 'sha384-x' },
    contract: '^1.0',
    state: 'active',
    publishedAt: '2026-11-21T10:00:00Z',
    ...parts,
  }
}

function aRegistry(parts: Partial<RegisteredRemote> = {}): Registry {
  const remote: RegisteredRemote = {
    route: 'order-history',
    navigation: null,
    opensOrders: false,
    active: '1.1.0',
    lastKnownGood: '1.0.0',
    rollout: null,
    versions: { '1.0.0': aVersion('1.0.0'), '1.1.0': aVersion('1.1.0') },
    ...parts,
  }
  return { schema: 1, revision: 1, updatedAt: '2026-11-21T10:00:00Z', remotes: { [NAME]: remote } }
}

type LoadResult = RemoteDefinition | Error | Promise<RemoteDefinition>

/** A loader whose downloads end with the results of each version in turn, and succeed after the last. */
function aLoader(results: Readonly<Record<string, readonly LoadResult[]>>, registry = aRegistry(), newer = registry) {
  const pending = new Map(Object.entries(results).map(([version, list]) => [version, [...list]]))
  const fetched: string[] = []
  const events: string[] = []
  const refetched: string[] = []
  const ready: RegistryState = { state: 'ready', registry }
  const loader = createRemoteLoader({
    source: { store: createStore<RegistryState>(ready), load: async () => ready, fetchLatest: async () => newer },
    user: () => ({ username: 'dana', carriers: [] }),
    hostContract: '1.0.0',
    pageOrigin: 'https://portal.example',
    allowedOrigins: [],
    load: async ({ entry }) => {
      const version = entry.split('/').at(-2) ?? ''
      fetched.push(version)
      const result = pending.get(version)?.shift() ?? definition
      if (result instanceof Error) throw result
      return result
    },
    refetch: async (addresses) => void refetched.push(...addresses),
    pause: async () => undefined,
    newReportId: () => 'r1',
    report: (event) => void events.push(event),
  })
  return { loader, fetched, refetched, events, state: () => loader.stateOf(NAME).get() }
}

const version = (state: ReturnType<ReturnType<typeof aLoader>['state']>) =>
  state.state === 'ready' ? state.candidate.version : state.state

test.each([
  ['a version that loads', {}, undefined, ['1.1.0'], '1.1.0'],
  [
    'two failed downloads and a retry that succeeds',
    { '1.1.0': [unreachable, unreachable] },
    undefined,
    ['1.1.0', '1.1.0', '1.1.0'],
    '1.1.0',
  ],
  [
    'the last known good version after three failed downloads',
    { '1.1.0': [unreachable, unreachable, unreachable] },
    undefined,
    ['1.1.0', '1.1.0', '1.1.0', '1.0.0'],
    '1.0.0',
  ],
  ['no retry of code that throws', { '1.1.0': [threw] }, undefined, ['1.1.0', '1.0.0'], '1.0.0'],
  [
    'an error when both versions throw',
    { '1.1.0': [threw], '1.0.0': [threw] },
    undefined,
    ['1.1.0', '1.0.0'],
    'failed',
  ],
  [
    'no fetch of a version with an incompatible contract',
    {},
    { versions: { '1.1.0': aVersion('1.1.0', { contract: '^9.0' }), '1.0.0': aVersion('1.0.0') } },
    ['1.0.0'],
    '1.0.0',
  ],
  [
    'no fetch of a blocked version',
    {},
    { versions: { '1.1.0': aVersion('1.1.0', { state: 'blocked' }), '1.0.0': aVersion('1.0.0') } },
    ['1.0.0'],
    '1.0.0',
  ],
  [
    'an error for the only version when it has no integrity',
    {},
    { lastKnownGood: null, versions: { '1.1.0': aVersion('1.1.0', { integrity: {} }) } },
    [],
    'failed',
  ],
] as const)('chooses and loads: %s', async (_, results, parts, fetchedVersions, shown) => {
  const { loader, fetched, state } = aLoader(results, aRegistry(parts))
  await loader.start(NAME)
  expect(fetched).toEqual(fetchedVersions)
  expect(version(state())).toBe(shown)
})

test.each([
  ['left out by the registry reader', {}, 'unreadable'],
  ['blocked', { '1.1.0': aVersion('1.1.0', { state: 'blocked' }) }, 'blocked'],
] as const)('fails in the stage check when the only version is %s', async (_, versions, reason) => {
  const { loader, state } = aLoader({}, aRegistry({ lastKnownGood: null, versions }))
  await loader.start(NAME)
  expect(state()).toMatchObject({ state: 'failed', failure: { stage: 'check', reason } })
})

test('fetches failed files past the cache before the retry', async () => {
  const { loader, refetched } = aLoader({ '1.1.0': [unreachable] })
  await loader.start(NAME)
  expect(refetched).toEqual([`https://portal.example/r/${NAME}/1.1.0/entry.js`])
})

test('loads the wanted version again on "Try again"', async () => {
  const { loader, fetched, state } = aLoader({ '1.1.0': [threw], '1.0.0': [threw] })
  await loader.start(NAME)
  expect(state()).toEqual({ state: 'failed', failure: { stage: 'evaluation', reason: 'threw', reportId: 'r1' } })
  await loader.tryAgain(NAME)
  expect(fetched).toEqual(['1.1.0', '1.0.0', '1.1.0'])
  expect(version(state())).toBe('1.1.0')
})

test('uses the present registry on "Try again"', async () => {
  const misfit = { lastKnownGood: null, versions: { '1.1.0': aVersion('1.1.0', { contract: '^9.0' }) } }
  const { loader, state } = aLoader({}, aRegistry(misfit), aRegistry())
  await loader.start(NAME)
  expect(state()).toMatchObject({ state: 'failed', failure: { reason: 'needs-newer-host' } })
  await loader.tryAgain(NAME)
  expect(version(state())).toBe('1.1.0')
})

test('fails for a remote that is not in the registry', async () => {
  const { loader } = aLoader({})
  await loader.start('mfe-elsewhere')
  expect(loader.stateOf('mfe-elsewhere').get()).toMatchObject({ state: 'failed', failure: { reason: 'absent' } })
})

test('replaces a screen that throws by the last known good version, then by the error card', async () => {
  const { loader, state, events } = aLoader({})
  await loader.start(NAME)
  await loader.reportCrash(NAME, new Error('render'))
  expect(version(state())).toBe('1.0.0')
  await loader.reportCrash(NAME, new Error('render'))
  expect(state()).toMatchObject({ state: 'failed', failure: { stage: 'render' } })
  expect(events).toEqual(['remote.loaded', 'remote.crashed', 'remote.loaded', 'remote.crashed'])
})

test('retries a missing chunk twice in the same version', async () => {
  const { loader, fetched } = aLoader({})
  const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
  await loader.start(NAME)
  for (let times = 0; times < 3; times += 1) await loader.reportCrash(NAME, missing)
  expect(fetched).toEqual(['1.1.0', '1.1.0', '1.1.0', '1.0.0'])
})

/** A newer registry, which blocks the active version. */
const blockedInNewer = aRegistry({
  versions: { '1.0.0': aVersion('1.0.0'), '1.1.0': aVersion('1.1.0', { state: 'blocked' }) },
})

test('replaces a version that was blocked meanwhile in the same page', async () => {
  const { loader, state } = aLoader({})
  await loader.start(NAME)
  await loader.replace(NAME, blockedInNewer)
  expect(version(state())).toBe('1.0.0')
  expect(loader.facts()[NAME]).toMatchObject({ loaded: '1.0.0', reason: 'last-known-good' })
})

test.each([
  ['succeeds', () => definition],
  ['fails', () => Promise.reject(threw)],
])('keeps the version that replaced a blocked one when the download of that one %s afterwards', async (_, result) => {
  let end = () => {}
  const download = new Promise<void>((ended) => (end = ended)).then(result)
  const { loader, fetched, state } = aLoader({ '1.1.0': [download] })
  const started = loader.start(NAME)
  await new Promise((done) => setTimeout(done))
  await loader.replace(NAME, blockedInNewer)
  end()
  await started
  expect(version(state())).toBe('1.0.0')
  expect(fetched).toEqual(['1.1.0', '1.0.0'])
})
