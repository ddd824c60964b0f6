import { type ApiClient, type Carrier, createApi, type Session } from '@carrier-portal/contract'

/** The session of a demo account for a screen that runs alone. */
interface StandaloneSession {
  readonly api: ApiClient
  readonly session: Session
  /** For an embedded module, which makes its own calls. */
  readonly token: string
}

/** Signs a demo account in at the reference backend. The token is kept in memory only. */
export async function signInStandalone(username: string, password: string): Promise<StandaloneSession> {
  let token: string | undefined
  const api = createApi({
    baseUrl: '',
    getToken: () => token,
    getXsrfToken: () => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1],
  })
  const signedIn = await api.login({ username, password })
  token = signedIn.token
  return { api, session: { username: signedIn.username, carriers: carriersOf(signedIn.token), epoch: 1 }, token }
}

/** The `carriers` claim in the form that the reference backend writes. */
function carriersOf(token: string): readonly Carrier[] {
  const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(claims), (character) => character.charCodeAt(0))
  return (JSON.parse(new TextDecoder().decode(bytes)) as { carriers: Carrier[] }).carriers
}
