import { seedForToday } from '../seed/seed.ts'
import type { SeedPlan } from '../seed/seedPlan.ts'
import type { Settings } from '../settings.ts'
import type { Database } from './database.ts'
import { createDatabase, hasDatabase, openExisting, refuseForeign } from './embeddedFolder.ts'
import { lockFolder } from './folderLock.ts'
import { migrate } from './migrate.ts'
import { makePrivate } from './privateFolder.ts'
import { openInMemory, startImage } from './startImage.ts'

/** Opens the store of the settings and migrates it. With a plan it is seeded with demo data; undefined adds none. */
export async function openDatabase(settings: Settings, plan: SeedPlan | undefined): Promise<Database> {
  const database = await open(settings, plan)
  try {
    await migrate(database)
    if (plan) await seedForToday(database, plan)
    return database
  } catch (cause) {
    await database.close()
    throw cause
  }
}

async function open({ databaseUrl, dataDir, querySeconds }: Settings, plan: SeedPlan | undefined): Promise<Database> {
  if (databaseUrl !== undefined) return openReachable(databaseUrl, querySeconds)
  if (dataDir === 'memory://') return openInMemory(plan)
  refuseForeign(dataDir)
  makePrivate(dataDir)
  const unlock = lockFolder(dataDir)
  try {
    const database = await openFolder(dataDir, plan)
    const close = async () => {
      await database.close()
      makePrivate(dataDir)
    }
    return { ...database, close: () => close().finally(unlock) }
  } catch (cause) {
    unlock()
    throw cause
  }
}

/** Opens PostgreSQL; throws a sentence that names the settings when it does not respond or refuses the user. */
async function openReachable(databaseUrl: string, querySeconds: number): Promise<Database> {
  const database = (await import('./postgresDatabase.ts')).openPostgres(databaseUrl, querySeconds)
  try {
    await database.query('select 1')
    return database
  } catch (cause) {
    await database.close()
    // Node reports a name with several addresses by an error without a message.
    const { message, code } = cause as { readonly message?: string; readonly code?: string }
    const next = 'Start PostgreSQL there, or correct DATABASE_URL or PGPASSWORD'
    throw new Error(`the database of DATABASE_URL cannot be used: ${message || code}. ${next}`, { cause })
  }
}

async function openFolder(folder: string, plan: SeedPlan | undefined): Promise<Database> {
  if (!hasDatabase(folder)) await createDatabase(folder, await startImage(plan))
  return openExisting(folder)
}
