import type { WorkboxPlugin } from 'workbox-core/types.js'
import { isHtml } from './isHtml.ts'

/**
 * Passes a stored copy on only when it fits the integrity value of the request. Otherwise the strategy fetches the file
 * and replaces the copy: a reload does not bypass the worker, so a corrupt copy would fail the browser's check at each load.
 * A `reload` request repairs a file (refetchBypassingCache), so it gets no copy either.
 * A web page in place of a file is not stored: only scripts and style sheets have an integrity value.
 */
export const intactCopies: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 && !isHtml(response) ? response : null),
  async cachedResponseWillBeUsed({ request, cachedResponse }) {
    if (!cachedResponse || request.cache === 'reload') return null
    return (await fitsIntegrity(cachedResponse.clone(), request.integrity)) ? cachedResponse : null
  },
}

/** Whether a response's body has the SHA-384 value of an integrity attribute; true for a request without one. */
export async function fitsIntegrity(response: Response, integrity: string): Promise<boolean> {
  const expected = /^sha384-(\S+)$/.exec(integrity)?.[1]
  if (expected === undefined) return true
  const digest = await crypto.subtle.digest('SHA-384', await response.arrayBuffer())
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === expected
}
