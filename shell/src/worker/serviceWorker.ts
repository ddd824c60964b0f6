import { clientsClaim } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { filePlugins } from './filePlugins.ts'
import { lastGoodCopy } from './lastGoodCopy.ts'
import { OFFLINE_CACHES } from './offlineCaches.ts'
import { type RequestKind, requestKind } from './requestKind.ts'
import { handledRegistry } from './workerAddress.ts'

/**
 * The service worker: with it a portal that was opened before opens without a network. It decides nothing about
 * versions: registry and page come from the network while there is one. Requests of the kind `other` are left alone.
 */
declare const self: WorkerScope

/** The paths of the host's table (hosting/src/headers/addressRules.ts), inserted by the build. */
declare const HOST_PATHS: readonly string[]

const addresses = { origin: self.location.origin, registry: handledRegistry(self.location.href), hostPaths: HOST_PATHS }

const isOf =
  (kind: RequestKind) =>
  ({ request }: { request: Request }) =>
    requestKind(request, addresses) === kind

for (const kind of ['page', 'configuration', 'registry'] as const) registerRoute(isOf(kind), lastGoodCopy(kind))
registerRoute(isOf('file'), new CacheFirst({ cacheName: OFFLINE_CACHES.files, plugins: filePlugins }))

// A new worker handles stored copies as the earlier one does, so it replaces it at once, also in open pages.
self.addEventListener('install', () => void self.skipWaiting())
clientsClaim()
