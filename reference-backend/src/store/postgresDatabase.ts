import pg from 'pg'
import type { Database, Queries } from './database.ts'

/** PostgreSQL by address; any number of these processes may share one database. */
export function openPostgres(databaseUrl: string): Database {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 5000 })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  return {
    ...queriesOn(pool),
    transaction: async (work) => {
      const client = await pool.connect()
      let broken = false
      // Between two statements nobody hears of a lost connection but this; without it the process would end.
      const lose = () => {
        broken = true
      }
      client.on('error', lose)
      try {
        await client.query('begin')
        const result = await work(queriesOn(client))
        await client.query('commit')
        return result
      } catch (cause) {
        await client.query('rollback').catch(lose)
        throw cause
      } finally {
        client.off('error', lose)
        client.release(broken)
      }
    },
    close: () => pool.end(),
  }
}

function queriesOn(connection: pg.Pool | pg.PoolClient): Queries {
  return {
    query: async <R>(sql: string, parameters: readonly unknown[] = []) => {
      const { rows } = await connection.query(sql, [...parameters])
      return rows as R[]
    },
    script: async (sql) => {
      await connection.query(sql)
    },
  }
}
