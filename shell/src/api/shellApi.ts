import { type ApiClient, createApi, type FailedCall } from '@carrier-portal/contract'
import type { CookieDocument } from '../session/cookieAttributes.ts'
import { readXsrfToken } from '../session/sessionCookies.ts'
import { limitBody } from './limitBody.ts'

interface ShellApiSettings {
  readonly baseUrl: string
  readonly apiHeaders: boolean
  readonly requestTimeoutSeconds: number
  /** The largest licence document that is accepted, in bytes. */
  readonly documentBytes: number
  readonly jar: CookieDocument
  token(): string | undefined
  /** A call with this token got a 401 response. */
  onUnauthorised(token: string | undefined): void
  /** A call failed, for whatever reason but cancellation. */
  onFailure(call: FailedCall): void
  /** A call got a 403 response: the licence may have been replaced. */
  onForbidden(): void
  /** Sends a request; the page's fetch by default. */
  send?(request: Request): Promise<Response>
}

/** The client of the 13 calls, for the shell and, through the host, for every remote. */
export function createShellApi(settings: ShellApiSettings): ApiClient {
  const { baseUrl, apiHeaders, requestTimeoutSeconds, documentBytes, jar, onFailure, onForbidden, onUnauthorised } =
    settings
  const send = settings.send ?? ((request: Request) => fetch(request))
  return createApi({
    baseUrl,
    apiHeaders,
    requestTimeoutSeconds,
    onFailure,
    getToken: () => settings.token(),
    getXsrfToken: () => readXsrfToken(jar),
    async fetch(request) {
      const response = await send(request)
      if (response.status === 401 && concernsSession(request)) onUnauthorised(bearerOf(request))
      // A 403 starts the licence check, whose own 403 must not start another one.
      if (response.status === 403 && !request.url.endsWith('/api/account/eula-acknowledged')) onForbidden()
      return request.url.endsWith('/api/account/eula') ? limitBody(response, documentBytes) : response
    },
  })
}

/**
 * Whether a 401 ends the session: not for a sign-in, and not for a password reset without a token. Any other call has no
 * token where the cookie disappeared.
 */
function concernsSession(request: Request): boolean {
  if (request.url.endsWith('/api/account/login')) return false
  return bearerOf(request) !== undefined || !request.url.endsWith('/api/account/reset-password')
}

/** The token of the request: a late 401 for an earlier token must not end the present session. */
function bearerOf(request: Request): string | undefined {
  return request.headers.get('Authorization')?.replace(/^Bearer /, '')
}
