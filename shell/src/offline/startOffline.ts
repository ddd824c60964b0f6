import { deleteOfflineCaches } from '../worker/offlineCaches.ts'
import { PAGE_KEY } from '../worker/requestKind.ts'
import { workerAddress } from '../worker/workerAddress.ts'

interface OfflineSettings {
  readonly page: Window
  /** From the configuration. */
  readonly enabled: boolean
  readonly registryUrl: string
  /** The addresses to store, besides page, configuration and registry. */
  addresses(loaded: readonly string[]): readonly string[]
}

/** The worker and what it stores do not compete with the files of the first list. */
export const WORKER_DELAY_MS = 3_000

/**
 * Registers the service worker a moment later, or removes it where the configuration switches it off. Does nothing where
 * the browser has no service workers, for example without a secure context. Never rejects.
 */
export async function startOffline(settings: OfflineSettings): Promise<void> {
  const { page, enabled } = settings
  const { serviceWorker } = page.navigator
  if (!('serviceWorker' in page.navigator)) return
  if (!enabled) return remove(serviceWorker).catch(() => undefined)
  await new Promise<void>((done) => page.setTimeout(done, WORKER_DELAY_MS))
  await register(serviceWorker, settings).catch(() => undefined)
}

async function register(serviceWorker: ServiceWorkerContainer, settings: OfflineSettings): Promise<void> {
  const { page, registryUrl, addresses } = settings
  // What the worker opened has its documents stored already, but a newer page only if it had the script of that page.
  const documents = serviceWorker.controller ? [] : ['/config.json', registryUrl]
  await serviceWorker.register(workerAddress(registryUrl))
  const { active } = await serviceWorker.ready
  const resources = page.performance.getEntriesByType('resource').map(({ name }) => name)
  const loaded = resources.filter((address) => address.startsWith(page.location.origin))
  // A message of Workbox's router: each address is handled as if the page requested it.
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [PAGE_KEY, ...documents, ...addresses(loaded)] } })
}

async function remove(serviceWorker: ServiceWorkerContainer): Promise<void> {
  await (await serviceWorker.getRegistration())?.unregister()
  await deleteOfflineCaches(caches)
}
