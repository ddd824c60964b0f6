import { type ApiClient, type Carrier, createApi, type Session } from '@carrier-portal/contract'
import { type Started, startProcess } from '../src/process/startProcess.ts'

/** The password of every demo account. */
export const DEMO_PASSWORD = 'courier-demo-2026'

/** A reference backend of its own, freshly seeded and kept in memory. Call `stop` in afterAll. */
export type ReferenceBackend = Started

/** Starts the real reference backend on a free port. `environment` adds to what it is started with, TODAY for one. */
export function startReferenceBackend(environment: Readonly<Record<string, string>> = {}): Promise<ReferenceBackend> {
  return startProcess({
    name: 'The reference backend',
    file: 'reference-backend/src/main.ts',
    environment: { DATA_DIR: 'memory://', HOST: '127.0.0.1', PORT: '0', ...environment },
    ready: /reference backend listening on (http:\S+)/,
  })
}

/** What `fakeHost` needs to run a screen as a demo account: the real client, signed in, and the account's session. */
export interface SignedIn {
  readonly api: ApiClient
  readonly session: Session
}

/** Signs a demo account in at a reference backend. */
export async function signedInApi(address: string, username: string): Promise<SignedIn> {
  let token: string | undefined
  const api = createApi({ baseUrl: address, getToken: () => token })
  const signedIn = await api.login({ username, password: DEMO_PASSWORD })
  token = signedIn.token
  return { api, session: { username: signedIn.username, carriers: carriersOf(signedIn.token), epoch: 1 } }
}

/** The `carriers` claim, as the reference backend writes it. */
function carriersOf(token: string): readonly Carrier[] {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { carriers: Carrier[] }
  return claims.carriers
}
