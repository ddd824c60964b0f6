/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { startOffline } from './startOffline.ts'

afterEach(() => {
  Reflect.deleteProperty(window.navigator, 'serviceWorker')
  Reflect.deleteProperty(globalThis, 'caches')
  Reflect.deleteProperty(window.performance, 'getEntriesByType')
  jest.useRealTimers()
})

/** A browser with service workers; records what the page does with them. */
function aBrowser({ controlled = false } = {}) {
  const calls: unknown[] = []
  const serviceWorker = {
    controller: controlled ? {} : null,
    register: async (address: string) => void calls.push(['register', address]),
    ready: Promise.resolve({ active: { postMessage: (message: unknown) => calls.push(message) } }),
    getRegistration: async () => ({ unregister: async () => void calls.push('unregister') }),
  }
  Object.defineProperty(window.navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  const caches = { delete: async (name: string) => void calls.push(['delete', name]) }
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true })
  const resources = ['http://localhost/assets/main.1.js', 'https://elsewhere.example/x.js'].map((name) => ({ name }))
  Object.defineProperty(window.performance, 'getEntriesByType', { value: () => resources, configurable: true })
  return calls
}

const settings = (enabled: boolean, registryUrl = '/registry.json') => ({
  page: window,
  enabled,
  registryUrl,
  addresses: (loaded: readonly string[]) => [...loaded, '/r/mfe-a/1.0.0-ab/entry.1.js'],
})

const FILES = ['http://localhost/assets/main.1.js', '/r/mfe-a/1.0.0-ab/entry.1.js']

test.each([
  [false, ['/', '/config.json', '/registry.json', ...FILES]],
  [true, ['/', ...FILES]],
])(
  'registers the worker after 3 seconds; with an active one %s it gets the addresses %j',
  async (controlled, stored) => {
    jest.useFakeTimers()
    const calls = aBrowser({ controlled })
    const done = startOffline(settings(true))
    await jest.advanceTimersByTimeAsync(2_999)
    expect(calls).toEqual([])
    await jest.advanceTimersByTimeAsync(1)
    await done
    expect(calls).toEqual([
      ['register', '/service-worker.js'],
      { type: 'CACHE_URLS', payload: { urlsToCache: stored } },
    ])
  },
)

test('registers the worker with the address of a registry that is elsewhere', async () => {
  jest.useFakeTimers()
  const calls = aBrowser()
  const done = startOffline(settings(true, '/live/registry.json'))
  await jest.advanceTimersByTimeAsync(3_000)
  await done
  expect(calls).toEqual([
    ['register', '/service-worker.js?registry=%2Flive%2Fregistry.json'],
    { type: 'CACHE_URLS', payload: { urlsToCache: ['/', '/config.json', '/live/registry.json', ...FILES] } },
  ])
})

test('removes worker and caches where the configuration switches it off', async () => {
  const calls = aBrowser()
  await startOffline(settings(false))
  expect(calls).toEqual(['unregister', ['delete', 'portal-files'], ['delete', 'portal-documents']])
})

test('does nothing in a browser without service workers', async () => {
  await expect(startOffline(settings(true))).resolves.toBeUndefined()
})
