import type { WorkboxPlugin } from 'workbox-core/types.js'
import { NetworkFirst } from 'workbox-strategies'
import { isPassingRefusal } from '../config/isPassingRefusal.ts'
import { hasScript } from './hasScript.ts'
import { OFFLINE_CACHES } from './offlineCaches.ts'
import { isOwnResponse, type OwnKind } from './ownResponse.ts'
import { PAGE_KEY } from './requestKind.ts'

/** How long a response may take before the stored copy is used. */
const NETWORK_SECONDS = 3

/** The page requests the two documents within this time after its own response. */
const SAME_OPENING_MS = 5_000

/** When a page was last opened with its stored copy, in milliseconds since 1970. */
let pageCopyUsedAt = Number.NEGATIVE_INFINITY

/**
 * A handler that responds from the network, and with the last good copy when the network fails, takes longer than 3
 * seconds, or returns a passing refusal or what is not the portal's own. The page is stored once for all its addresses. After its
 * copy was used, the other two documents come from theirs at once: behind a silent network the window would stay empty for 3 more
 * seconds.
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
    async cachedResponseWillBeUsed({ cachedResponse }) {
      if (kind === 'page' && cachedResponse) pageCopyUsedAt = Date.now()
      return cachedResponse
    },
  }
  const storedCopy = (request: Request) => caches.match(keyOf(request), { cacheName: OFFLINE_CACHES.documents })
  const strategy = new NetworkFirst({
    cacheName: OFFLINE_CACHES.documents,
    networkTimeoutSeconds: NETWORK_SECONDS,
    plugins: [ownResponses],
  })

  return async ({ request, event }: { request: Request; event: ExtendableEvent }): Promise<Response> => {
    const isPageCopied = kind !== 'page' && Date.now() - pageCopyUsedAt < SAME_OPENING_MS
    const copy = isPageCopied ? await storedCopy(request) : undefined
    if (copy) return copy
    const response = await strategy.handle({ request, event })
    const isShown =
      response.status === 200 ? await isOwnResponse(kind, response.clone()) : !isPassingRefusal(response.status)
    if (isShown) return response
    return (await storedCopy(request)) ?? response
  }
}
