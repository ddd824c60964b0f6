import { PGlite, type Transaction } from '@electric-sql/pglite'
import type { Database, Queries } from './database.ts'

/** Where PGlite stores its files: `memory://` or a folder, and the image to start from. */
interface PgliteSource {
  readonly dataDir: string
  readonly image?: Blob
}

/** The built-in database: the same SQL as PostgreSQL, one process at a time. */
export interface PgliteDatabase extends Database {
  /** The whole database as one file that another one can start from. */
  image(): Promise<Blob>
}

/** What a new database is made with; its files keep it. A log of usual size would add 16 MB to each of them. */
export const INITDB_OPTIONS: readonly string[] = ['--wal-segsize=1']
/** A start fills all buffers: with the usual 128 MB that takes a sixth of its processor time. */
const BUFFERS = ['-c', 'shared_buffers=16MB']

/** Opens PGlite and waits until it is ready. */
export async function openPglite({ dataDir, image }: PgliteSource): Promise<PgliteDatabase> {
  const lite = await PGlite.create({
    dataDir,
    loadDataDir: image,
    startParams: [...PGlite.defaultStartParams, ...BUFFERS],
    initDbStartParams: [...INITDB_OPTIONS],
  })
  const transaction: PgliteDatabase['transaction'] = (work) => lite.transaction((inside) => work(queriesOn(inside)))
  return {
    ...queriesOn(lite),
    transaction,
    prepare: transaction,
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
