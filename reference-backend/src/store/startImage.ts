import { readFileSync } from 'node:fs'
import { seedForToday } from '../seed/seed.ts'
import type { SeedPlan } from '../seed/seedPlan.ts'
import type { Database } from './database.ts'
import { fingerprint, readImage, writeImage } from './imageCache.ts'
import { migrate } from './migrate.ts'
import { INITDB_OPTIONS, openPglite, type PgliteDatabase } from './pgliteDatabase.ts'

const SEED = new URL('../seed/', import.meta.url)
const MIGRATIONS = new URL('./migrations/', import.meta.url)
/**
 * Two databases from which PostgreSQL makes further ones. Here there are none, and without the two a start and a backup have
 * half the files. Each statement needs a call of its own, because a database cannot be dropped in a transaction.
 */
const DROP_TEMPLATES = [
  "update pg_database set datistemplate = false where datname in ('template0', 'template1')",
  'drop database template0',
  'drop database template1',
  'checkpoint',
]
/** Part of the cache key: what a database's files depend on. The manifest has the version of PGlite. */
const FORMAT = [
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ...INITDB_OPTIONS,
  ...DROP_TEMPLATES,
]

/** A database in memory with the plan's demo data, or without data; loaded from a cached image where there is one. */
export async function openInMemory(plan: SeedPlan | undefined): Promise<Database> {
  if (!plan) return openEmpty()
  const image = await readImage(keyOf(plan))
  return image ? openPglite({ dataDir: 'memory://', image }) : (await makeSeeded(plan)).database
}

/** The image that a new folder starts with: the plan's demo data, or an empty database. */
export async function startImage(plan: SeedPlan | undefined): Promise<Blob> {
  const known = plan && (await readImage(keyOf(plan)))
  if (known) return known
  const { database, image } = plan ? await makeSeeded(plan) : await makeEmpty()
  await database.close()
  return image
}

interface MadeImage {
  readonly database: PgliteDatabase
  readonly image: Blob
}

async function makeSeeded(plan: SeedPlan): Promise<MadeImage> {
  const database = await openEmpty()
  await migrate(database)
  await seedForToday(database, plan)
  const image = await database.image()
  await writeImage(keyOf(plan), image)
  return { database, image }
}

async function makeEmpty(): Promise<MadeImage> {
  const database = await openEmpty()
  return { database, image: await database.image() }
}

async function openEmpty(): Promise<PgliteDatabase> {
  const key = `empty-${fingerprint([], ...FORMAT)}`
  const known = await readImage(key)
  const database = await openPglite({ dataDir: 'memory://', image: known })
  if (!known) {
    for (const statement of DROP_TEMPLATES) await database.script(statement)
    await writeImage(key, await database.image())
  }
  return database
}

function keyOf({ today, now, orders }: SeedPlan): string {
  return `seeded-${today}-${now}-${orders}-${fingerprint([SEED, MIGRATIONS], ...FORMAT)}`
}
