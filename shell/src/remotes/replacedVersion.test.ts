import { aLoader, aRegistry, blocks, definition, later, NAME } from '../testing/remoteLoading.ts'
import { RemoteFailure } from './RemoteFailure.ts'

const threw = new RemoteFailure('evaluation', 'threw')
const missingChunk = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })

/** A newer registry, which blocks the active version. */
const blockedInNewer = aRegistry(blocks(), 6)

const othersRan = () => new Promise((done) => setTimeout(done))

test('replaces a version that was blocked meanwhile in the same page', async () => {
  const { loader, shown } = aLoader({})
  await loader.start(NAME)
  await loader.replace(NAME, blockedInNewer)
  expect(shown()).toBe('1.0.0')
  expect(loader.facts()[NAME]).toMatchObject({ loaded: '1.0.0', reason: 'last-known-good' })
})

test.each([
  ['succeeds', () => definition],
  ['fails', () => Promise.reject(threw)],
])('drops the download of a version that %s after it was replaced', async (_, result) => {
  const download = later<void>()
  const { loader, fetched, events, shown } = aLoader({ '1.1.0': [download.promise.then(result)] })
  const started = loader.start(NAME)
  await othersRan()
  await loader.replace(NAME, blockedInNewer)
  download.arrive()
  await started
  expect(shown()).toBe('1.0.0')
  expect(fetched).toEqual(['1.1.0', '1.0.0'])
  expect(events).toEqual(['remote.loaded 1.0.0'])
  expect(loader.facts()[NAME]).toMatchObject({ loaded: '1.0.0', lastError: undefined })
})

test('keeps the registry of a replacement that began while the one of the page was loading', async () => {
  const response = later<ReturnType<typeof aRegistry>>()
  const { host, loader, fetched, shown } = aLoader({})
  host.registry = response.promise
  const started = loader.start(NAME)
  await loader.replace(NAME, blockedInNewer)
  response.arrive(aRegistry())
  await started
  expect(shown()).toBe('1.0.0')
  await loader.reportCrash(NAME, new Error('render'))
  expect(shown()).toBe('failed')
  expect(fetched).toEqual(['1.0.0'])
})

test('mounts the screen once when its version is replaced during the pause after a missing chunk', async () => {
  const pause = later<void>()
  const { loader, fetched, shown } = aLoader({}, aRegistry(), () => pause.promise)
  await loader.start(NAME)
  const recovered = loader.reportCrash(NAME, missingChunk)
  await loader.replace(NAME, blockedInNewer)
  pause.arrive()
  await recovered
  expect(shown()).toBe('1.0.0')
  expect(fetched).toEqual(['1.1.0', '1.0.0'])
})

test('keeps a version that replaced a blocked one while "Try again" waited for an earlier registry', async () => {
  const { host, loader, fetched, shown } = aLoader({})
  await loader.start(NAME)
  const response = later<ReturnType<typeof aRegistry>>()
  host.registry = response.promise
  const tried = loader.tryAgain(NAME)
  await loader.replace(NAME, blockedInNewer)
  response.arrive(aRegistry({}, 5))
  await tried
  expect(shown()).toBe('1.0.0')
  expect(fetched).toEqual(['1.1.0', '1.0.0'])
})

test('drops what an earlier load ends with while "Try again" waits for the registry', async () => {
  const [download, response] = [later<typeof definition>(), later<ReturnType<typeof aRegistry>>()]
  const { host, loader, events } = aLoader({ '1.1.0': [download.promise] })
  const started = loader.start(NAME)
  await othersRan()
  host.registry = response.promise
  const tried = loader.tryAgain(NAME)
  download.arrive(definition)
  await started
  expect(events).toEqual([])
  response.arrive(aRegistry({}, 2))
  await tried
  expect(events).toEqual(['remote.loaded 1.1.0'])
})
