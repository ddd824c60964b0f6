import { type ChildProcess, spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ApiClient, type Carrier, createApi, type Session } from '@carrier-portal/contract'

/** The password of every demo account. */
export const DEMO_PASSWORD = 'courier-demo-2026'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const READY = /reference backend listening on (http:\S+)/
const START_LIMIT_MS = 15_000

/** A reference backend of its own, freshly seeded and kept in memory. Call `stop` in afterAll. */
export interface ReferenceBackend {
  readonly address: string
  stop(): Promise<void>
}

/** Starts the real reference backend on a free port. `environment` adds to what it is started with, TODAY for one. */
export async function startReferenceBackend(environment: Record<string, string> = {}): Promise<ReferenceBackend> {
  const backend = spawn(process.execPath, ['--import', 'tsx', 'reference-backend/src/main.ts'], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: 'memory://', HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const address = await whenListening(backend)
  return { address, stop: () => stopProcess(backend) }
}

function whenListening(backend: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const giveUp = setTimeout(() => fail('took too long to start'), START_LIMIT_MS)
    const fail = (why: string) => {
      clearTimeout(giveUp)
      backend.kill('SIGKILL')
      reject(new Error(`The reference backend ${why}:\n${said}`))
    }
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const address = READY.exec(said)?.[1]
      if (address === undefined) return
      clearTimeout(giveUp)
      resolve(address)
    }
    backend.stdout?.on('data', listen)
    backend.stderr?.on('data', listen)
    backend.once('error', (error) => fail(error.message))
    backend.once('exit', (code) => fail(`ended with ${code}`))
  })
}

function stopProcess(backend: ChildProcess): Promise<void> {
  if (backend.exitCode !== null || backend.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const insist = setTimeout(() => backend.kill('SIGKILL'), 3000)
    backend.once('exit', () => {
      clearTimeout(insist)
      resolve()
    })
    backend.kill('SIGTERM')
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
