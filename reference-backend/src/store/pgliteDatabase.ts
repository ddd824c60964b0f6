import { PGlite, type Transaction } from '@electric-sql/pglite'
import type { Database, Queries } from './database.ts'

/** What a PGlite lives on: `memory://` or a folder, and the image of a database that it starts from. */
export interface PgliteSource {
  readonly dataDir: string
  readonly image?: Blob
}

/** The built-in database: the same SQL as PostgreSQL, one process at a time. */
export interface PgliteDatabase extends Database {
  /** The whole database as one file, to start another from. */
  image(): Promise<Blob>
}

/** Opens PGlite and waits until it answers. */
export async function openPglite({ dataDir, image }: PgliteSource): Promise<PgliteDatabase> {
  const lite = await PGlite.create({ dataDir, loadDataDir: image })
  return {
    ...queriesOn(lite),
    transaction: (work) => lite.transaction((transaction) => work(queriesOn(transaction))),
    close: () => lite.close(),
    image: () => lite.dumpDataDir('none'),
  }
}

function queriesOn(connection: PGlite | Transaction): Queries {
  return {
    query: async <R>(sql: string, parameters: readonly unknown[] = []) =>
      (await connection.query<R>(sql, [...parameters])).rows,
    script: async (sql) => {
      await connection.exec(sql)
    },
  }
}
