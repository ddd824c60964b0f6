import pg from 'pg'
import { runCommand } from '../runCommand.ts'
import { DETAILS_SQL, LIST_PIECE_SQL } from '../store/orderJson.ts'
import { searchSql } from '../store/orders.ts'
import { SEED_NOW, TODAY } from '../testing/client.ts'
import { spawnBackend } from '../testing/spawnBackend.ts'
import { postgresPrograms, startPostgres } from '../testing/startPostgres.ts'

const CARRIERS = ['NORTH', 'BAY', 'SUMMIT']

const USAGE = `usage: npm run plans -- [orders]

Prints PostgreSQL's plan and time of each query that reads orders, in a new database of 10000 orders or of so many.`

async function plans(): Promise<void> {
  const programs = postgresPrograms()
  if (programs === undefined) throw new Error('PostgreSQL is not installed here')
  const postgres = await startPostgres(programs)
  try {
    const env = { SEED_NOW, SEED_ORDERS: process.argv[2] ?? '10000', ...postgres.env }
    await (await spawnBackend({ env })).kill('SIGTERM')
    const client = new pg.Client({ connectionString: postgres.databaseUrl })
    await client.connect()
    const found = await client.query<{ id: number; number: string }>('select id, number from orders limit 100')
    const ids = found.rows.map(({ id }) => id)
    await explain(client, 'search of a day', searchSql('PICKUP_EARLIEST', 'ASC'), [
      ['AVAILABLE'],
      CARRIERS,
      TODAY,
      '2026-03-11',
    ])
    await explain(client, 'a piece of a list', LIST_PIECE_SQL, [ids])
    await explain(client, 'details of an order', DETAILS_SQL, [found.rows[0]?.number, CARRIERS])
    await client.end()
  } finally {
    postgres.stop()
  }
}

async function explain(client: pg.Client, title: string, sql: string, parameters: readonly unknown[]): Promise<void> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain analyze ${sql}`, [...parameters])
  process.stdout.write(`\n${title}\n${rows.map((row) => `  ${row['QUERY PLAN']}`).join('\n')}\n`)
}

runCommand(USAGE, plans)
