import { loadavg } from 'node:os'
import pg from 'pg'
import { SEED_NOW, searchBody, signInAccount, TODAY } from '../testing/client.ts'
import { spawnBackend } from '../testing/spawnBackend.ts'
import { type PostgresServer, postgresPrograms, startPostgres } from '../testing/startPostgres.ts'
import { medianMs } from './measure.ts'

const SIZES = [10_000, 100_000, 1_000_000]
const TIMES = 100

/** Ids of seeded orders are below the step. The seed spans less than 100 days, so each copy lies on days of its own. */
const COPY_ORDERS = `insert into orders (id, number, carrier_code, status, pickup_day, pickup_at, facts, is_demo)
  select id + $1::int * 1000000, number || '-' || $1::int, carrier_code, status, pickup_day - $1::int * 100,
    pickup_at - $1::int * interval '100 days', facts, is_demo
  from orders where id < 1000000`
const COPY_ITEMS = `insert into line_items (order_id, item_type_id, temp_state, quantity, comments, barcode, length,
    width, height, weight, pickup_time, pickup_offset, dropoff_time, dropoff_offset)
  select order_id + $1::int * 1000000, item_type_id, temp_state, quantity, comments, barcode, length, width, height,
    weight, pickup_time, pickup_offset, dropoff_time, dropoff_offset
  from line_items where order_id < 1000000`

/**
 * `npm run growth -w reference-backend`: the time of one day's list and of the details of an order in databases of
 * 10,000, 100,000 and 1,000,000 orders. The larger ones have copies of the same orders on earlier days, so that the
 * list is the same in each.
 */
async function growth(): Promise<void> {
  const programs = postgresPrograms()
  if (programs === undefined) throw new Error('PostgreSQL is not installed here')
  const postgres = await startPostgres(programs)
  try {
    const [first = 0] = SIZES
    const env = { SEED_NOW, SEED_ORDERS: String(first), LOG_LEVEL: 'silent', RESPONSE_CHECKS: '1000', ...postgres.env }
    await (await spawnBackend({ env })).kill('SIGTERM')
    let copies = 1
    for (const size of SIZES) {
      await addCopies(postgres, copies, size / first)
      copies = size / first
      await printTimes(size, env)
    }
  } finally {
    postgres.stop()
  }
}

async function printTimes(size: number, env: Readonly<Record<string, string>>): Promise<void> {
  const backend = await spawnBackend({ env })
  try {
    const priya = await signInAccount(backend.address, 'priya')
    const search = { ...searchBody('completed', ['HARBOR']), startDate: '2026-03-09', endDate: TODAY }
    const list = () => priya.call('POST', '/api/orders/completed', search)
    const orders = (await list()).json<{ workOrders: { workOrderNumber: string }[] }>().workOrders
    const details = { workOrderNumber: orders[0]?.workOrderNumber }
    const listMs = await medianMs(TIMES, list)
    const detailsMs = await medianMs(TIMES, () => priya.call('POST', '/api/orders/details', details))
    process.stdout.write(
      `${size.toLocaleString('en-US').padStart(9)} orders: one day's list of ${orders.length} orders ` +
        `${listMs.toFixed(1)} ms, details ${detailsMs.toFixed(1)} ms (medians of ${TIMES}, ` +
        `load average ${loadavg()[0]?.toFixed(1)})\n`,
    )
  } finally {
    await backend.kill('SIGTERM')
  }
}

/** Copies the seeded orders with their items until the tables hold them `to` times. */
async function addCopies(postgres: PostgresServer, from: number, to: number): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.databaseUrl })
  await client.connect()
  try {
    for (let copy = from; copy < to; copy++) {
      await client.query(COPY_ORDERS, [copy])
      await client.query(COPY_ITEMS, [copy])
    }
    // As autovacuum does after many inserts.
    await client.query('vacuum analyze orders, line_items')
  } finally {
    await client.end()
  }
}

growth().catch((cause: unknown) => {
  console.error(cause)
  process.exitCode = 1
})
