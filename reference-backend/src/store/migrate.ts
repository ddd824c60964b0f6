import { readdirSync, readFileSync } from 'node:fs'
import type { Database, Queries } from './database.ts'
import { hasErrorCode } from './hasErrorCode.ts'

interface Migration {
  readonly name: string
  readonly sql: string
}

const FOLDER = new URL('./migrations/', import.meta.url)

/** The migrations in order, read once, because `/ready` compares them. A published one is never edited; a change is a new file. */
export const MIGRATIONS: readonly Migration[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name) => ({ name, sql: readFileSync(new URL(name, FOLDER), 'utf8') }))

/** PostgreSQL's code for a statement that waited for a lock longer than lock_timeout. */
const LOCK_NOT_AVAILABLE = '55P03'
const TABLES_IN_USE =
  'a migration has to change a table that a long transaction uses, such as a backup; start again when it has ended'

/** Applies the missing migrations. A lock makes sure that one of several starting processes does it. */
export async function migrate(database: Database): Promise<void> {
  const names = await database
    .prepare(async (queries) => {
      await acquireStartLock(queries)
      // A change of a table waits for every transaction that has read it, and all queries of running processes wait behind it.
      await queries.script("set local lock_timeout = '2s'")
      await queries.query('create table if not exists migrations (name text primary key)')
      return applyMissing(queries)
    })
    .catch((cause: unknown) => {
      throw hasErrorCode(cause, LOCK_NOT_AVAILABLE) ? new Error(TABLES_IN_USE, { cause }) : cause
    })
  if (names.some((name) => !MIGRATIONS.some((known) => known.name === name)))
    throw new Error('the database was made by a newer version of the reference backend')
}

/** Whether the database has every migration of this version. */
export async function hasAllMigrations(queries: Queries): Promise<boolean> {
  const applied = (await queries.query<{ name: string }>('select name from migrations')).map((row) => row.name)
  return MIGRATIONS.every(({ name }) => applied.includes(name))
}

async function applyMissing(queries: Queries): Promise<readonly string[]> {
  const applied = (await queries.query<{ name: string }>('select name from migrations')).map((row) => row.name)
  for (const { name, sql } of MIGRATIONS.filter((migration) => !applied.includes(migration.name))) {
    await queries.script(sql)
    await queries.query('insert into migrations (name) values ($1)', [name])
  }
  return applied
}

/** Serializes the preparation of the database between processes, until the transaction ends. */
export async function acquireStartLock(queries: Queries): Promise<void> {
  await queries.query('select pg_advisory_xact_lock(4100)')
}
