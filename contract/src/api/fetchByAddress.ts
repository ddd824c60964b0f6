/**
 * Sends a request by the page's `fetch` as most code calls it: an address as text and plain headers. A page that replaces its
 * `fetch` to add a header of its own would drop those of a Request, and the call would have no token.
 */
export async function fetchByAddress(request: Request): Promise<Response> {
  const { method, redirect, credentials, cache, signal } = request
  const body = (await request.text()) || null
  return fetch(request.url, {
    method,
    headers: Object.fromEntries(request.headers),
    body,
    redirect,
    credentials,
    cache,
    signal,
  })
}
