import pg from 'pg'
import type { Database, Queries } from './database.ts'

/**
 * How long a query waits for a server that no longer responds, after the server itself would have cancelled it: without a limit
 * here, a server whose machine is gone would keep all connections busy until TCP gives up, a quarter of an hour later.
 */
const LOST_AFTER_MS = 2000

/** Opens PostgreSQL by its URL; any number of processes may share one database. A query is cancelled after querySeconds. */
export function openPostgres(databaseUrl: string, querySeconds: number): Database {
  const cancelMs = querySeconds * 1000
  const pool = openPool(databaseUrl, {
    max: 10,
    statement_timeout: cancelMs,
    query_timeout: cancelMs + LOST_AFTER_MS,
  })
  return {
    ...queriesOn(pool),
    transaction: (work) => inTransaction(pool, work),
    prepare: (work) => {
      const unlimited = openPool(databaseUrl, { max: 1 })
      return inTransaction(unlimited, work).finally(() => unlimited.end())
    },
    close: () => pool.end(),
  }
}

function openPool(connectionString: string, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 5000, ...options })
  // A broken idle connection is replaced at the next query; without a listener the error would end the process.
  pool.on('error', () => undefined)
  return pool
}

async function inTransaction<T>(pool: pg.Pool, work: (queries: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken = false
  // A connection lost between two statements emits only this event; without a listener the process would end.
  const markBroken = () => {
    broken = true
  }
  client.on('error', markBroken)
  try {
    await client.query('begin')
    const result = await work(queriesOn(client))
    await client.query('commit')
    return result
  } catch (cause) {
    await client.query('rollback').catch(markBroken)
    throw cause
  } finally {
    client.off('error', markBroken)
    client.release(broken)
  }
}

const names = new Map<string, string>()

/** A name for each SQL text, under which a connection keeps its parsed and planned statement. */
function statementName(sql: string): string {
  const name = names.get(sql) ?? `statement-${names.size}`
  names.set(sql, name)
  return name
}

function queriesOn(connection: pg.Pool | pg.PoolClient): Queries {
  return {
    query: async <R>(sql: string, parameters: readonly unknown[] = []) => {
      const { rows } = await connection.query({ name: statementName(sql), text: sql, values: [...parameters] })
      return rows as R[]
    },
    script: async (sql) => {
      await connection.query(sql)
    },
  }
}
