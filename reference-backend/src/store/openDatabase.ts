import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SeedPlan, seedForToday } from '../seed/seed.ts'
import type { Settings } from '../settings.ts'
import type { Database } from './database.ts'
import { lockFolder } from './folderLock.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './pgliteDatabase.ts'
import { openSeeded, seededImage } from './seededImage.ts'

/** Opens the store of the settings, migrates it and seeds an empty one with demo data. */
export async function openDatabase(settings: Settings, plan: SeedPlan): Promise<Database> {
  const database = await open(settings, plan)
  try {
    await migrate(database)
    await seedForToday(database, plan)
    return database
  } catch (cause) {
    await database.close()
    throw cause
  }
}

async function open({ databaseUrl, dataDir }: Settings, plan: SeedPlan): Promise<Database> {
  if (databaseUrl !== undefined) return (await import('./postgresDatabase.ts')).openPostgres(databaseUrl)
  if (dataDir === 'memory://') return openSeeded(plan)
  const unlock = lockFolder(dataDir)
  try {
    const database = await openFolder(dataDir, plan)
    return { ...database, close: () => database.close().finally(unlock) }
  } catch (cause) {
    unlock()
    throw cause
  }
}

/** Opens the folder. An unfinished first start left no data of users, so its folder is created again. */
async function openFolder(folder: string, plan: SeedPlan): Promise<Database> {
  const dataDir = join(folder, 'database')
  const readyFile = join(folder, 'database.ready')
  if (existsSync(readyFile)) return openPglite({ dataDir })
  rmSync(dataDir, { recursive: true, force: true })
  const database = await openPglite({ dataDir, image: await seededImage(plan) })
  writeFileSync(readyFile, '')
  return database
}
