import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { DEMO_PASSWORD, type SignedInSession, signInDemo } from '../demoAccount.ts'
import { type RunningProcess, startProcess } from '../process/startProcess.ts'

export { DEMO_PASSWORD }

/** A reference backend process with a seeded in-memory database. Call `stop` in afterAll. */
export type ReferenceBackend = RunningProcess

/**
 * Starts the reference backend on a free port, with demo data around 18:00 UTC of the local day. `environment` adds
 * environment variables, for example SEED_NOW. The variable COMPILED_BACKEND names the folder of a compiled backend,
 * which starts sooner than the package's sources, and COMPILED_BACKEND_OPTIONS options of Node and V8 for it.
 */
export function startReferenceBackend(environment: Readonly<Record<string, string>> = {}): Promise<ReferenceBackend> {
  const folder = dirname(createRequire(import.meta.url).resolve('@carrier-portal/reference-backend/package.json'))
  const { main } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { main: string }
  const { COMPILED_BACKEND: compiled, COMPILED_BACKEND_OPTIONS: options = '' } = process.env
  return startProcess({
    name: 'The reference backend',
    file: compiled === undefined ? join(folder, main) : join(compiled, 'main.mjs'),
    nodeOptions: compiled === undefined ? [] : options.split(' ').filter(Boolean),
    cwd: folder,
    environment: {
      DATA_DIR: 'memory://',
      HOST: '127.0.0.1',
      PORT: '0',
      RESPONSE_CHECKS: '1',
      SEED_NOW: `${new Date().toLocaleDateString('en-CA')}T18:00Z`,
      ...environment,
    },
    ready: /reference backend listening on (http:\S+)/,
  })
}

/** Sign-ins by address and account. The tests of a file share one, because each costs the backend a password hash. */
const signIns = new Map<string, Promise<SignedInSession>>()

/**
 * A demo account that is signed in at a reference backend, the same sign-in for each call. Rejects with an ApiError when
 * the account does not exist.
 */
export function signedInApi(address: string, username: string): Promise<SignedInSession> {
  const key = `${address} ${username}`
  // No time limit that a busy machine could reach.
  const backend = { baseUrl: address, apiHeaders: true, requestTimeoutSeconds: 120 }
  const signedIn = signIns.get(key) ?? signInDemo(backend, username, DEMO_PASSWORD)
  signIns.set(key, signedIn)
  return signedIn
}
