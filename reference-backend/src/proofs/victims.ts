import { send, TODAY } from '../testing/client.ts'
import type { PostgresServer } from '../testing/startPostgres.ts'
import { type BackendProcess, startProcess } from '../testing/startProcess.ts'
import type { Victim } from './killWhileSaving.ts'

/** A victim that has to be put away in the end. */
export interface Rig extends Victim {
  stop(): Promise<void>
}

/** The backend is killed, and with PGlite its database in it. */
export async function killedBackend(env: Readonly<Record<string, string>>): Promise<Rig> {
  const start = () => startProcess({ env: { TODAY, ...env } })
  let backend: BackendProcess = await start()
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

/** PostgreSQL is killed; the backend lives on without it and finds it again. */
export async function killedPostgres(postgres: PostgresServer): Promise<Rig> {
  const backend = await startProcess({ env: { TODAY, DATABASE_URL: postgres.databaseUrl } })
  return {
    address: () => backend.address,
    killAndRestart: async () => {
      await postgres.crash()
      // Connections of before the crash are found out one by one.
      while ((await send(backend.address, 'GET', '/health')).status !== 200);
    },
    stop: async () => {
      await backend.kill('SIGTERM')
    },
  }
}
