import { aLoader, aRegistry, aVersion, definition, later, NAME } from '../testing/remoteLoading.ts'
import { TIME_LIMIT_MS } from './failurePolicy.ts'
import { RemoteFailure } from './RemoteFailure.ts'

const unreachable = new RemoteFailure('download', 'unreachable')
const onlyVersion = aRegistry({ lastKnownGood: null })

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const untilTimeLimit = () => jest.advanceTimersByTimeAsync(TIME_LIMIT_MS)

test('shows the only version when its download ends after the time limit', async () => {
  const download = later<typeof definition>()
  const { loader, fetched, events, state, shown } = aLoader({ '1.1.0': [download.promise] }, onlyVersion)
  const started = loader.start(NAME)
  await untilTimeLimit()
  await started
  expect(state()).toMatchObject({ state: 'failed', failure: { reason: 'timeout' } })
  download.arrive(definition)
  await untilTimeLimit()
  expect(shown()).toBe('1.1.0')
  expect(fetched).toEqual(['1.1.0'])
  expect(events).toEqual(['remote.failed 1.1.0', 'remote.loaded 1.1.0'])
})

test('names the code of a version whose files have all arrived and that does not end', async () => {
  const arrived = jest.spyOn(performance, 'getEntriesByName')
  arrived.mockReturnValue([{ entryType: 'resource' } as PerformanceEntry])
  const { loader, state } = aLoader({ '1.1.0': [later<typeof definition>().promise] }, onlyVersion)
  void loader.start(NAME)
  await untilTimeLimit()
  expect(state()).toMatchObject({ state: 'failed', failure: { stage: 'evaluation', reason: 'timeout' } })
  arrived.mockRestore()
})

test('shows how a download fails after the time limit', async () => {
  const download = later<void>()
  const failed = download.promise.then(() => Promise.reject(new RemoteFailure('evaluation', 'threw')))
  const { loader, state } = aLoader({ '1.1.0': [failed] }, onlyVersion)
  void loader.start(NAME)
  await untilTimeLimit()
  download.arrive()
  await untilTimeLimit()
  expect(state()).toEqual({ state: 'failed', failure: { stage: 'evaluation', reason: 'threw', reportId: 'r1' } })
})

test('drops a slow version for the last known good one, and does not request it again', async () => {
  const pause = later<void>()
  const { loader, fetched, shown } = aLoader({ '1.1.0': [unreachable] }, aRegistry(), () => pause.promise)
  void loader.start(NAME)
  await untilTimeLimit()
  pause.arrive()
  await untilTimeLimit()
  expect(shown()).toBe('1.0.0')
  expect(fetched).toEqual(['1.1.0', '1.0.0'])
})

test('shows a slow version whose download ends before that of the last known good one, which is then dropped', async () => {
  const [slow, fallback] = [later<typeof definition>(), later<typeof definition>()]
  const { loader, events, shown } = aLoader({ '1.1.0': [slow.promise], '1.0.0': [fallback.promise] })
  void loader.start(NAME)
  await untilTimeLimit()
  expect(shown()).toBe('loading')
  slow.arrive(definition)
  await untilTimeLimit()
  expect(shown()).toBe('1.1.0')
  fallback.arrive(definition)
  await untilTimeLimit()
  expect(shown()).toBe('1.1.0')
  expect(events).toEqual(['remote.failed 1.1.0', 'remote.loaded 1.1.0'])
})

test('shows the first of three slow versions when its download ends before the others', async () => {
  const [trial, active, lastKnownGood] = [
    later<typeof definition>(),
    later<typeof definition>(),
    later<typeof definition>(),
  ]
  const three = aRegistry({
    rollout: { version: '1.2.0', percent: 100, salt: 's' },
    versions: { '1.0.0': aVersion('1.0.0'), '1.1.0': aVersion('1.1.0'), '1.2.0': aVersion('1.2.0') },
  })
  const downloads = { '1.2.0': [trial.promise], '1.1.0': [active.promise], '1.0.0': [lastKnownGood.promise] }
  const { loader, events, fetched, shown } = aLoader(downloads, three)
  void loader.start(NAME)
  await untilTimeLimit()
  await untilTimeLimit()
  expect([shown(), fetched]).toEqual(['loading', ['1.2.0', '1.1.0', '1.0.0']])
  trial.arrive(definition)
  await jest.advanceTimersByTimeAsync(0)
  expect(shown()).toBe('1.2.0')
  active.arrive(definition)
  lastKnownGood.arrive(definition)
  await untilTimeLimit()
  expect(shown()).toBe('1.2.0')
  expect(events).toEqual(['remote.failed 1.2.0', 'remote.failed 1.1.0', 'remote.loaded 1.2.0'])
})

test('keeps the last known good version when the slow one arrives after it', async () => {
  const slow = later<typeof definition>()
  const { loader, shown } = aLoader({ '1.1.0': [slow.promise] })
  void loader.start(NAME)
  await untilTimeLimit()
  expect(shown()).toBe('1.0.0')
  slow.arrive(definition)
  await untilTimeLimit()
  expect(shown()).toBe('1.0.0')
})

test('requests the files past the cache on Try again, because a request that never ends would hold back the next one', async () => {
  const { loader, refetched, shown } = aLoader({ '1.1.0': [later<typeof definition>().promise] }, onlyVersion)
  void loader.start(NAME)
  await untilTimeLimit()
  expect(refetched).toEqual([])
  await loader.tryAgain(NAME)
  expect(refetched).toEqual([`https://portal.example/r/${NAME}/1.1.0/remoteEntry.aa11.js`])
  expect(shown()).toBe('1.1.0')
})
