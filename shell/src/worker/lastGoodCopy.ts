import type { WorkboxPlugin } from 'workbox-core/types.js'
import { NetworkFirst } from 'workbox-strategies'
import { isPassingRefusal } from '../config/isPassingRefusal.ts'
import { hasScript } from './hasScript.ts'
import { OFFLINE_CACHES } from './offlineCaches.ts'
import { isOwnResponse, type OwnKind } from './ownResponse.ts'
import { PAGE_KEY } from './requestKind.ts'

/** How long a response may take before the stored copy is used. */
const NETWORK_SECONDS = 3

/**
 * A handler that responds from the network, and with the last good copy when the network fails, takes longer than 3
 * seconds, or returns a passing refusal or what is not the portal's own. The page is stored once for all its addresses.
 */
export function lastGoodCopy(kind: OwnKind) {
  const keyOf = (request: Request) => (kind === 'page' ? PAGE_KEY : request.url)

  /** Stores complete responses only: no errors, and no redirects, whose status is 0. */
  const ownResponses: WorkboxPlugin = {
    async cacheWillUpdate({ response }) {
      const isOwn = response.status === 200 && (await isOwnResponse(kind, response.clone()))
      return isOwn && (kind !== 'page' || (await hasScript(response.clone()))) ? response : null
    },
    cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
  }
  const strategy = new NetworkFirst({
    cacheName: OFFLINE_CACHES.documents,
    networkTimeoutSeconds: NETWORK_SECONDS,
    plugins: [ownResponses],
  })

  return async ({ request, event }: { request: Request; event: ExtendableEvent }): Promise<Response> => {
    const response = await strategy.handle({ request, event })
    const isShown =
      response.status === 200 ? await isOwnResponse(kind, response.clone()) : !isPassingRefusal(response.status)
    if (isShown) return response
    return (await caches.match(keyOf(request), { cacheName: OFFLINE_CACHES.documents })) ?? response
  }
}
