import { type ApiClient, type Carrier, createApi, type Session } from '@carrier-portal/contract'

/** The password of every demo account of the reference backend. */
export const DEMO_PASSWORD = 'courier-demo-2026'

/** A signed-in API client and its session: the options that `createTestHost` needs to render a screen. */
export interface SignedInSession {
  readonly api: ApiClient
  readonly session: Session
  /** For an embedded module, which makes its own calls. */
  readonly token: string
}

/** Signs an account in at the reference backend. The token is kept in memory only. */
export async function signInDemo(
  backend: Omit<Parameters<typeof createApi>[0], 'getToken'>,
  username: string,
  password: string,
): Promise<SignedInSession> {
  let token: string | undefined
  const api = createApi({ ...backend, getToken: () => token })
  const signedIn = await api.login({ username, password })
  token = signedIn.token
  return { api, session: { username: signedIn.username, carriers: carriersIn(token), epoch: 1 }, token }
}

/** The `carriers` claim of a token, in the form that the reference backend writes. */
function carriersIn(token: string): readonly Carrier[] {
  const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(claims), (character) => character.charCodeAt(0))
  return (JSON.parse(new TextDecoder().decode(bytes)) as { carriers: Carrier[] }).carriers
}
