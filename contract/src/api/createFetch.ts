import { fetchByAddress } from './fetchByAddress.ts'
import { isOwnPath } from './ownPath.ts'
import { isWebPage } from './readJson.ts'
import { needsXsrfToken } from './xsrf.ts'

/** Where requests are sent, and what authorises them. */
export interface SendSettings {
  /** The backend's address: '' or a path means the page's own origin, else an absolute http(s) address. */
  readonly baseUrl: string
  /** Returns the access token; called for each request, and its result is not stored. */
  getToken(): string | undefined | Promise<string | undefined>
  /** Returns the value of the XSRF-TOKEN cookie; without it X-XSRF-TOKEN is not sent. */
  getXsrfToken?(): string | undefined
  /** Whether cookies are sent; 'omit' in an embedded editor. 'same-origin' by default. */
  readonly credentials?: RequestCredentials
  /** The page's fetch by default. */
  fetch?(request: Request): Promise<Response>
}

/**
 * Creates the `fetch` of the client. The bearer is added for the configured origin only, and redirects fail, so that
 * no other server receives it. A web page fails too: the backend was not reached.
 */
export function createFetch(settings: SendSettings): (request: Request) => Promise<Response> {
  const allowedOrigin = apiOrigin(settings.baseUrl)
  return async (request) => {
    const headers = new Headers(request.headers)
    const token = new URL(request.url).origin === allowedOrigin ? await settings.getToken() : undefined
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
    const xsrfToken = settings.getXsrfToken?.()
    if (xsrfToken && needsXsrfToken(request.method, settings.baseUrl) && !headers.has('X-XSRF-TOKEN'))
      headers.set('X-XSRF-TOKEN', xsrfToken)
    const outgoing = new Request(request, {
      headers,
      redirect: 'error',
      credentials: settings.credentials ?? 'same-origin',
      cache: 'no-store',
    })
    const response = await (settings.fetch ? settings.fetch(outgoing) : fetchByAddress(outgoing))
    if (await isPageOfNetwork(response)) throw new TypeError('A web page was received in place of the response.')
    return response
  }
}

/** By its definition the status of a network before its own sign-in, never of a backend (RFC 6585). */
const NETWORK_SIGN_IN_NEEDED = 511

/** The types of the backend's long responses, which are not read twice. */
const LONG_RESPONSES = /json|pdf/i

/**
 * Whether a Wi-Fi network or a firewall has responded in place of the backend. Its page may have any type or none, and
 * frameworks send plain texts as HTML too, so the text decides.
 */
async function isPageOfNetwork(response: Response): Promise<boolean> {
  if (response.status === NETWORK_SIGN_IN_NEEDED) return true
  if (!response.ok || LONG_RESPONSES.test(response.headers.get('Content-Type') ?? '')) return false
  return isWebPage(await response.clone().text())
}

/**
 * The origin of a base address, or undefined where no token may be sent: a scheme other than http(s), a host written
 * with backslashes or extra slashes, credentials before an @.
 */
export function apiOrigin(baseUrl: string): string | undefined {
  if (baseUrl === '' || isOwnPath(baseUrl)) return globalThis.location?.origin
  if (!/^https?:\/\/[^\\/]/i.test(baseUrl)) return undefined
  try {
    const url = new URL(baseUrl)
    return url.username || url.password ? undefined : url.origin
  } catch {
    return undefined
  }
}
