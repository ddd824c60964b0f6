import { readFileSync } from 'node:fs'
import { type SeedPlan, seedForToday } from '../seed/seed.ts'
import type { Database } from './database.ts'
import { fingerprint, readImage, writeImage } from './imageCache.ts'
import { migrate } from './migrate.ts'
import { openPglite, type PgliteDatabase } from './pgliteDatabase.ts'

const SEED = new URL('../seed/', import.meta.url)
const MIGRATIONS = new URL('./migrations/', import.meta.url)
/** Part of the cache key: it has the version of PGlite, whose file formats differ. */
const MANIFEST = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')

/** A database in memory with the plan's demo data, loaded from a cached image where there is one. */
export async function openSeeded(plan: SeedPlan): Promise<Database> {
  const image = await readImage(keyOf(plan))
  return image ? openPglite({ dataDir: 'memory://', image }) : (await makeSeeded(plan)).database
}

/** The image that a new folder starts with. */
export async function seededImage(plan: SeedPlan): Promise<Blob> {
  const known = await readImage(keyOf(plan))
  if (known) return known
  const { database, image } = await makeSeeded(plan)
  await database.close()
  return image
}

async function makeSeeded(plan: SeedPlan): Promise<{ readonly database: PgliteDatabase; readonly image: Blob }> {
  const database = await openEmpty()
  await migrate(database)
  await seedForToday(database, plan)
  const image = await database.image()
  await writeImage(keyOf(plan), image)
  return { database, image }
}

async function openEmpty(): Promise<PgliteDatabase> {
  const key = `empty-${fingerprint([], MANIFEST)}`
  const known = await readImage(key)
  const database = await openPglite({ dataDir: 'memory://', image: known })
  if (!known) await writeImage(key, await database.image())
  return database
}

function keyOf({ today, orders }: SeedPlan): string {
  return `seeded-${today}-${orders}-${fingerprint([SEED, MIGRATIONS], MANIFEST)}`
}
