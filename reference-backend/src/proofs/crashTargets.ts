import { SEED_NOW, send } from '../testing/client.ts'
import { type SpawnedBackend, spawnBackend } from '../testing/spawnBackend.ts'
import type { PostgresServer } from '../testing/startPostgres.ts'
import type { CrashTarget } from './killWhileSaving.ts'

/** A crash target with its cleanup. */
export interface CrashHarness extends CrashTarget {
  stop(): Promise<void>
}

/** The backend is killed, and with PGlite the embedded database. */
export async function crashableBackend(env: Readonly<Record<string, string>>): Promise<CrashHarness> {
  const start = () => spawnBackend({ env: { SEED_NOW, ...env } })
  let backend: SpawnedBackend = await start()
  return {
    address: () => backend.address,
    killAndRestart: async () => {
      await backend.kill('SIGKILL')
      backend = await start()
    },
    stop: async () => {
      await backend.kill('SIGTERM')
    },
  }
}

/** PostgreSQL is killed; the backend keeps running and reconnects. */
export async function crashablePostgres(postgres: PostgresServer): Promise<CrashHarness> {
  const backend = await spawnBackend({ env: { SEED_NOW, ...postgres.env } })
  return {
    address: () => backend.address,
    killAndRestart: async () => {
      await postgres.crash()
      // The pool detects the broken connections one by one.
      while ((await send(backend.address, 'GET', '/ready')).status !== 200);
    },
    stop: async () => {
      await backend.kill('SIGTERM')
    },
  }
}
