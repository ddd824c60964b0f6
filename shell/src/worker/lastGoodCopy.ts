import type { WorkboxPlugin } from 'workbox-core/types.js'
import { NetworkFirst } from 'workbox-strategies'
import { OFFLINE_CACHES } from './offlineCaches.ts'

/** How long a response may take before the stored copy is used. */
const NETWORK_SECONDS = 3

/** Stores complete responses only: no errors, and no redirects, whose status is 0. */
const completeResponses: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
}

/**
 * A handler that responds from the network, and with the last good copy when the network fails, takes longer than 3
 * seconds, or returns a server error. `key` is the stored name of all its requests; without it, each has its own.
 */
export function lastGoodCopy(key?: string) {
  const strategy = new NetworkFirst({
    cacheName: OFFLINE_CACHES.documents,
    networkTimeoutSeconds: NETWORK_SECONDS,
    plugins: [completeResponses, { cacheKeyWillBeUsed: async ({ request }) => key ?? request.url }],
  })
  return async ({ request, event }: { request: Request; event: ExtendableEvent }): Promise<Response> => {
    const response = await strategy.handle({ request, event })
    if (response.status < 500) return response
    return (await caches.match(key ?? request.url, { cacheName: OFFLINE_CACHES.documents })) ?? response
  }
}
