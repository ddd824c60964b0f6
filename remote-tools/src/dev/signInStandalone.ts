import { type ApiClient, createApi, type Session } from '@carrier-portal/contract'
import { carriersIn } from '../demoAccount.ts'

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
  return { api, session: { username: signedIn.username, carriers: carriersIn(signedIn.token), epoch: 1 }, token }
}
