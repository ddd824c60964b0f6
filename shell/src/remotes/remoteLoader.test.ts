import { aLoader, aRegistry, aVersion, NAME } from '../testing/remoteLoading.ts'
import { RemoteFailure } from './RemoteFailure.ts'

const unreachable = new RemoteFailure('download', 'unreachable')
const threw = new RemoteFailure('evaluation', 'threw')

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
] as const)('chooses and loads: %s', async (_, results, parts, versions, last) => {
  const { loader, fetched, shown } = aLoader(results, aRegistry(parts))
  await loader.start(NAME)
  expect(fetched).toEqual(versions)
  expect(shown()).toBe(last)
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
  expect(refetched).toEqual([`https://portal.example/r/${NAME}/1.1.0/remoteEntry.aa11.js`])
})

test('writes a failure with its cause, the version and the report id to the console', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const cause = new Error('Cannot read properties of undefined')
  const { loader } = aLoader({ '1.1.0': [new RemoteFailure('evaluation', 'threw', cause)] })
  await loader.start(NAME)
  expect(warn.mock.calls).toEqual([[`${NAME}@1.1.0 failed: evaluation: threw (report r1)`, cause]])
  warn.mockRestore()
})

test('reports an error that no error boundary gets, and names it on the status page', async () => {
  const { loader, events, shown } = aLoader({})
  await loader.start(NAME)
  loader.reportUncaught(NAME)
  expect(loader.facts()[NAME]).toMatchObject({ loaded: '1.1.0', lastError: 'uncaught: threw' })
  expect(events).toEqual(['remote.loaded 1.1.0', 'remote.threw 1.1.0'])
  expect(shown()).toBe('1.1.0')
})

test('loads the wanted version again on "Try again"', async () => {
  const { loader, fetched, state, shown } = aLoader({ '1.1.0': [threw], '1.0.0': [threw] })
  await loader.start(NAME)
  expect(state()).toEqual({ state: 'failed', failure: { stage: 'evaluation', reason: 'threw', reportId: 'r1' } })
  await loader.tryAgain(NAME)
  expect(fetched).toEqual(['1.1.0', '1.0.0', '1.1.0'])
  expect(shown()).toBe('1.1.0')
})

test.each([
  ['anew when it could not be downloaded', unreachable, '1.1.0'],
  ['no second time when its code throws', threw, 'failed'],
])('loads a screen that is opened again %s', async (_, failure, last) => {
  const { loader, shown } = aLoader({ '1.1.0': [failure, failure, failure], '1.0.0': [failure, failure, failure] })
  await loader.start(NAME)
  expect(shown()).toBe('failed')
  if (failure === threw) await loader.start(NAME)
  else await Promise.all([loader.start(NAME), loader.start(NAME)])
  expect(shown()).toBe(last)
})

test('loads a screen ahead once, and not again after it could not be downloaded', async () => {
  const { loader, shown } = aLoader({
    '1.1.0': [unreachable, unreachable, unreachable],
    '1.0.0': [threw, threw, threw],
  })
  await loader.startAhead(NAME)
  const failed = shown()
  await loader.startAhead(NAME)
  expect([failed, shown()]).toEqual(['failed', 'failed'])
})

test.each([
  ['stopped', [], 'threw'],
  ['could not be downloaded', [unreachable, unreachable, unreachable], 'unreachable'],
])('reports why the wanted version %s when its fallback fails too', async (_, wanted, reason) => {
  const { loader, state } = aLoader({
    '1.1.0': wanted,
    '1.0.0': [reason === 'threw' ? unreachable : threw, unreachable, unreachable],
  })
  await loader.start(NAME)
  if (reason === 'threw') await loader.reportCrash(NAME, new Error('render'))
  expect(state()).toMatchObject({ state: 'failed', failure: { reason } })
})

test('uses the present registry on "Try again"', async () => {
  const misfit = { lastKnownGood: null, versions: { '1.1.0': aVersion('1.1.0', { contract: '^9.0' }) } }
  const { host, loader, state, shown } = aLoader({}, aRegistry(misfit))
  await loader.start(NAME)
  expect(state()).toMatchObject({ state: 'failed', failure: { reason: 'needs-newer-host' } })
  host.registry = aRegistry({}, 2)
  await loader.tryAgain(NAME)
  expect(shown()).toBe('1.1.0')
})

test('fails for a remote that is not in the registry', async () => {
  const { loader } = aLoader({})
  await loader.start('mfe-elsewhere')
  expect(loader.stateOf('mfe-elsewhere').get()).toMatchObject({ state: 'failed', failure: { reason: 'absent' } })
})

test('replaces a screen that throws by the last known good version, then by the error card', async () => {
  const { loader, state, events, shown } = aLoader({})
  await loader.start(NAME)
  await loader.reportCrash(NAME, new Error('render'))
  expect(shown()).toBe('1.0.0')
  await loader.reportCrash(NAME, new Error('render'))
  expect(state()).toMatchObject({ state: 'failed', failure: { stage: 'render' } })
  expect(events).toEqual(['remote.loaded 1.1.0', 'remote.crashed 1.1.0', 'remote.loaded 1.0.0', 'remote.crashed 1.0.0'])
})

test.each([
  ['twice in the same version when it is missing each time', 0, ['1.1.0', '1.1.0', '1.1.0', '1.0.0']],
  ['in the same version when it was missing ten minutes before', 5 * 60_000, ['1.1.0', '1.1.0', '1.1.0', '1.1.0']],
])('retries a missing chunk %s', async (_, apartMs, versions) => {
  const { loader, fetched } = aLoader({})
  const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
  await loader.start(NAME)
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'] })
  for (let times = 0; times < 3; times += 1) {
    await loader.reportCrash(NAME, missing)
    jest.setSystemTime(Date.now() + apartMs)
  }
  jest.useRealTimers()
  expect(fetched).toEqual(versions)
})
