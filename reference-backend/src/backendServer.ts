import { setTimeout } from 'node:timers/promises'
import { seedPlan } from './seed/seedPlan.ts'
import { createServer } from './server/createServer.ts'
import { type Derive, type HashPool, openHashPool } from './session/hashPool.ts'
import type { KeyRing } from './session/keyRing.ts'
import { openKeyRing } from './session/openKeyRing.ts'
import { createPasswords } from './session/passwords.ts'
import { createTokens } from './session/tokens.ts'
import type { Settings } from './settings.ts'
import type { Database } from './store/database.ts'
import { openDatabase } from './store/openDatabase.ts'
import { refuseDemoPasswords } from './users/refuseDemoPasswords.ts'

/** A listening backend. */
interface RunningBackend {
  readonly address: string
  /** Reports not ready for the drain time, waits for running requests, then closes the store. */
  stop(): Promise<void>
}

/** What tests replace or observe of a backend. */
interface BackendHooks {
  /** The only clock of the backend. */
  now(): Date
  /** Wraps the computation of every password hash. */
  wrapDerive?(derive: Derive): Derive
}

/** Opens the keys and the store, seeds an empty demo and listens. */
export async function startBackendServer(settings: Settings, hooks: BackendHooks): Promise<RunningBackend> {
  const { now } = hooks
  const plan = seedPlan(settings.seedOrders, settings.seedNow, now())
  const database = await openDatabase(settings, settings.isDemo ? plan : undefined)
  const pool = openHashPool(settings)
  const close = async () => {
    await pool.close()
    await database.close()
  }
  try {
    return await listen(settings, hooks, { database, pool, keys: openKeyRing(settings, now()) }, close)
  } catch (cause) {
    await close()
    throw cause
  }
}

interface Resources {
  readonly database: Database
  readonly pool: HashPool
  readonly keys: KeyRing
}

async function listen(
  settings: Settings,
  { now, wrapDerive = (derive) => derive }: BackendHooks,
  { database, pool, keys }: Resources,
  close: () => Promise<void>,
): Promise<RunningBackend> {
  const passwords = createPasswords(wrapDerive(pool.derive))
  if (!settings.isDemo) await refuseDemoPasswords(database, passwords)
  let isStopping = false
  const backend = { database, tokens: createTokens(keys), passwords, now }
  const app = await createServer(backend, settings, () => isStopping)
  const address = await app.listen({ port: settings.port, host: settings.host })
  return {
    address,
    stop: async () => {
      isStopping = true
      await setTimeout(settings.drainSeconds * 1000)
      await app.close()
      await close()
    },
  }
}
