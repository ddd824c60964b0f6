import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SeedPlan, seedIfEmpty } from '../seed/seed.ts'
import type { Settings } from '../settings.ts'
import type { Database } from './database.ts'
import { lockFolder } from './folderLock.ts'
import { cachedImage, fingerprint } from './imageCache.ts'
import { migrate } from './migrate.ts'
import { openPglite, type PgliteSource } from './pgliteDatabase.ts'
import { openPostgres } from './postgresDatabase.ts'

/** Opens the store that the settings name, with its tables up to date and demo data in an empty one. */
export async function openDatabase(settings: Settings, plan: SeedPlan): Promise<Database> {
  const database = await open(settings, plan)
  try {
    await migrate(database)
    await seedIfEmpty(database, plan)
    return database
  } catch (cause) {
    await database.close()
    throw cause
  }
}

async function open({ databaseUrl, dataDir }: Settings, plan: SeedPlan): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl)
  if (dataDir === 'memory://') return openPglite({ dataDir, image: await seededImage(plan) })
  const unlock = lockFolder(dataDir)
  try {
    const database = await openFolder(dataDir, plan)
    return { ...database, close: () => database.close().finally(unlock) }
  } catch (cause) {
    unlock()
    throw cause
  }
}

/** A folder whose first start was broken off is begun again: it never held anything of anybody. */
async function openFolder(folder: string, plan: SeedPlan): Promise<Database> {
  const dataDir = join(folder, 'database')
  const finished = join(folder, 'database.ready')
  if (existsSync(finished)) return openPglite({ dataDir })
  rmSync(dataDir, { recursive: true, force: true })
  const database = await openPglite({ dataDir, image: await seededImage(plan) })
  writeFileSync(finished, '')
  return database
}

const SEED = new URL('../seed/', import.meta.url)
const MIGRATIONS = new URL('./migrations/', import.meta.url)
/** Names the version of PGlite, whose files differ between versions. */
const MANIFEST = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')

function seededImage(plan: SeedPlan): Promise<Blob> {
  const key = `seeded-${plan.today}-${plan.orders}-${fingerprint([SEED, MIGRATIONS], MANIFEST)}`
  return cachedImage(key, async () => {
    const empty = await cachedImage(`empty-${fingerprint([], MANIFEST)}`, () =>
      imageOf({ dataDir: 'memory://' }, async () => undefined),
    )
    return imageOf({ dataDir: 'memory://', image: empty }, async (database) => {
      await migrate(database)
      await seedIfEmpty(database, plan)
    })
  })
}

async function imageOf(source: PgliteSource, prepare: (database: Database) => Promise<void>): Promise<Blob> {
  const database = await openPglite(source)
  try {
    await prepare(database)
    return await database.image()
  } finally {
    await database.close()
  }
}
