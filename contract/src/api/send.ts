import { needsXsrfToken } from './xsrf.ts'

export interface SendSettings {
  /** The backend's address: '' or a path means the page's own origin, else an absolute http(s) address. */
  readonly baseUrl: string
  /** The access token, asked for at each call and kept nowhere. */
  getToken(): string | undefined | Promise<string | undefined>
  /** The value of the XSRF-TOKEN cookie; without it no X-XSRF-TOKEN is ever sent. */
  getXsrfToken?(): string | undefined
  /** Whether cookies go along; 'omit' in an embedded editor. */
  readonly credentials?: RequestCredentials
  /** The page's fetch unless told. */
  fetch?(request: Request): Promise<Response>
}

/**
 * The one place where a request leaves. The bearer goes to the configured origin alone and never through a redirect
 * (decisions, section 1).
 */
export function send(settings: SendSettings): (request: Request) => Promise<Response> {
  const allowedOrigin = apiOrigin(settings.baseUrl)
  return async (request) => {
    const headers = new Headers(request.headers)
    const token = new URL(request.url).origin === allowedOrigin ? await settings.getToken() : undefined
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
    const xsrfToken = settings.getXsrfToken?.()
    if (xsrfToken && needsXsrfToken(request.method, `${settings.baseUrl}/`) && !headers.has('X-XSRF-TOKEN'))
      headers.set('X-XSRF-TOKEN', xsrfToken)
    const outgoing = new Request(request, {
      headers,
      redirect: 'error',
      credentials: settings.credentials ?? 'same-origin',
      cache: 'no-store',
    })
    return settings.fetch ? settings.fetch(outgoing) : fetch(outgoing)
  }
}

/**
 * The origin that a base address means, or undefined for one that no token may go to: another scheme than http(s),
 * a host hidden behind slashes or backslashes, a name before an @.
 */
export function apiOrigin(baseUrl: string): string | undefined {
  if (baseUrl === '' || /^\/(?![\\/])/.test(baseUrl)) return globalThis.location?.origin
  if (!/^https?:\/\/[^\\/]/i.test(baseUrl)) return undefined
  try {
    const url = new URL(baseUrl)
    return url.username || url.password ? undefined : url.origin
  } catch {
    return undefined
  }
}
