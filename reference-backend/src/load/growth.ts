import pg from 'pg'
import { SEED_NOW, searchBody, signInAccount, TODAY } from '../testing/client.ts'
import { spawnBackend } from '../testing/spawnBackend.ts'
import { type PostgresServer, startPostgres } from '../testing/startPostgres.ts'
import type { Figure } from './figures.ts'
import { medianMs } from './measure.ts'

const SIZES = [10_000, 100_000, 1_000_000]
const TIMES = 100
/** The list's time depends on the day alone; the rest is for the differences between two measurements. */
const MOST_GROWTH = 1.5

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
 * The time of one day's list and of the details of an order in databases of 10,000, 100,000 and 1,000,000 orders. The
 * larger ones have copies of the same orders on earlier days, so that the list is the same in each.
 */
export async function* measureGrowth(programs: string, main: string | undefined): AsyncGenerator<Figure> {
  const postgres = await startPostgres(programs)
  try {
    const [first = 0] = SIZES
    const env = { SEED_NOW, SEED_ORDERS: String(first), LOG_LEVEL: 'silent', RESPONSE_CHECKS: '1000', ...postgres.env }
    await (await spawnBackend({ env, main })).kill('SIGTERM')
    let copies = 1
    let smallest: Times | undefined
    for (const size of SIZES) {
      await addCopies(postgres, copies, size / first)
      copies = size / first
      const found = await measureTimes(env, main)
      smallest ??= found
      const among = `among ${size.toLocaleString('en-US')} orders`
      yield { what: `one day's list of ${found.orders} ${among}, median of ${TIMES}`, value: found.list, unit: 'ms' }
      yield { what: `details of an order ${among}, median of ${TIMES}`, value: found.details, unit: 'ms' }
      if (copies === 1) continue
      const growth = { value: found.list / smallest.list, unit: 'times', limit: { atMost: MOST_GROWTH } } as const
      yield { what: `  the list's time compared with ${first.toLocaleString('en-US')} orders`, ...growth }
    }
  } finally {
    postgres.stop()
  }
}

interface Times {
  /** The number of orders in the list. */
  readonly orders: number
  /** Milliseconds. */
  readonly list: number
  readonly details: number
}

async function measureTimes(env: Readonly<Record<string, string>>, main: string | undefined): Promise<Times> {
  const backend = await spawnBackend({ env, main })
  try {
    const priya = await signInAccount(backend.address, 'priya')
    const search = { ...searchBody('completed', ['HARBOR']), startDate: '2026-03-09', endDate: TODAY }
    const list = () => priya.call('POST', '/api/orders/completed', search)
    const orders = (await list()).json<{ workOrders: { workOrderNumber: string }[] }>().workOrders
    const request = { workOrderNumber: orders[0]?.workOrderNumber }
    const details = () => priya.call('POST', '/api/orders/details', request)
    return {
      orders: orders.length,
      list: await medianMs(TIMES, list),
      details: await medianMs(TIMES, details),
    }
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
