import { localDay } from './seed/today.ts'
import { createServer } from './server/createServer.ts'
import { openTokens } from './session/tokens.ts'
import type { Settings } from './settings.ts'
import { openDatabase } from './store/openDatabase.ts'

/** A listening backend. */
export interface RunningBackend {
  readonly address: string
  /** Waits for running requests, then closes the store. */
  stop(): Promise<void>
}

/** Opens the store, seeds an empty one and listens. `now` is the only clock of the backend. */
export async function startBackendServer(settings: Settings, now: () => Date): Promise<RunningBackend> {
  const plan = { today: settings.today ?? localDay(now()), orders: settings.seedOrders }
  const database = await openDatabase(settings, plan)
  try {
    const tokens = await openTokens(database)
    const app = await createServer({ database, tokens, now }, settings)
    const address = await app.listen({ port: settings.port, host: settings.host })
    return {
      address,
      stop: async () => {
        await app.close()
        await database.close()
      },
    }
  } catch (cause) {
    await database.close()
    throw cause
  }
}
