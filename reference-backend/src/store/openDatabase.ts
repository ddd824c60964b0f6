import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seedForToday } from '../seed/seed.ts'
import type { SeedPlan } from '../seed/seedPlan.ts'
import type { Settings } from '../settings.ts'
import { EMBEDDED, refuseForeign } from './backup.ts'
import type { Database } from './database.ts'
import { lockFolder } from './folderLock.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './pgliteDatabase.ts'
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
  if (databaseUrl !== undefined) return (await import('./postgresDatabase.ts')).openPostgres(databaseUrl, querySeconds)
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

/** Opens the folder. An unfinished first start left no data of users, so its folder is created again. */
async function openFolder(folder: string, plan: SeedPlan | undefined): Promise<Database> {
  const dataDir = join(folder, EMBEDDED.data)
  const readyFile = join(folder, EMBEDDED.readyFile)
  if (existsSync(readyFile)) return openPglite({ dataDir })
  rmSync(dataDir, { recursive: true, force: true })
  const database = await openPglite({ dataDir, image: await startImage(plan) })
  writeFileSync(readyFile, '')
  return database
}
