import { deleteOfflineCaches } from './offlineCaches.ts'

declare const self: WorkerScope

/**
 * Replaces the service worker where the configuration says `"offline": false`: it deletes what the earlier one stored and
 * unregisters itself. A browser fetches it past the earlier worker, so it also removes one that no longer works.
 */
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOfflineCaches(caches).then(() => self.registration.unregister()))
})
