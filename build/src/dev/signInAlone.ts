import { type ApiClient, type Carrier, createApi, type Session } from '@carrier-portal/contract'

/** A demo account, signed in for a screen that runs alone. */
export interface SignedInAlone {
  readonly api: ApiClient
  readonly session: Session
}

/** Signs a demo account of the reference backend in. The token lives in this page's memory alone. */
export async function signInAlone(username: string, password: string): Promise<SignedInAlone> {
  let token: string | undefined
  const api = createApi({
    baseUrl: '',
    getToken: () => token,
    getXsrfToken: () => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1],
  })
  const signedIn = await api.login({ username, password })
  token = signedIn.token
  return { api, session: { username: signedIn.username, carriers: carriersOf(signedIn.token), epoch: 1 } }
}

/** The `carriers` claim, as the reference backend writes it. */
function carriersOf(token: string): readonly Carrier[] {
  const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(claims), (letter) => letter.charCodeAt(0))
  return (JSON.parse(new TextDecoder().decode(bytes)) as { carriers: Carrier[] }).carriers
}
