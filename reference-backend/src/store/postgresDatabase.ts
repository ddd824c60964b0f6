import pg from 'pg'
import type { Database, Queries } from './database.ts'

/** Opens PostgreSQL by its URL; any number of processes may share one database. A query is cancelled after querySeconds. */
export function openPostgres(databaseUrl: string, querySeconds: number): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: querySeconds * 1000,
  })
  // A broken idle connection is replaced at the next query; without a listener the error would end the process.
  pool.on('error', () => undefined)
  return {
    ...queriesOn(pool),
    transaction: async (work) => {
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
    },
    close: () => pool.end(),
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
