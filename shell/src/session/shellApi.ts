import { type ApiClient, createApi } from '@carrier-portal/contract'
import { limitBody } from '../documents/limitBody.ts'
import { type CookieJar, readXsrfToken } from './sessionCookies.ts'

export interface ShellApiSettings {
  readonly baseUrl: string
  readonly jar: CookieJar
  token(): string | undefined
  /** A call with this token was answered 401. */
  onUnauthorised(token: string | undefined): void
  /** A call was refused with 403: the licence may not be accepted after all. */
  onForbidden(): void
}

/** The client of the 13 calls for the shell and, through the host, for every remote. */
export function createShellApi(settings: ShellApiSettings): ApiClient {
  const { baseUrl, jar, onForbidden, onUnauthorised } = settings
  return createApi({
    baseUrl,
    getToken: () => settings.token(),
    getXsrfToken: () => readXsrfToken(jar),
    async fetch(request) {
      const answer = await fetch(request)
      if (answer.status === 401 && !request.url.endsWith('/api/account/login')) onUnauthorised(bearerOf(request))
      if (answer.status === 403) onForbidden()
      return request.url.endsWith('/api/account/eula') ? limitBody(answer) : answer
    },
  })
}

/** Which token was refused, so that a late answer to an older one does not end a new session. */
function bearerOf(request: Request): string | undefined {
  return request.headers.get('Authorization')?.replace(/^Bearer /, '')
}
