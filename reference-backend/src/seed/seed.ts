import { createPasswords, deriveInProcess } from '../session/passwords.ts'
import type { Database, Queries } from '../store/database.ts'
import { acquireStartLock } from '../store/migrate.ts'
import { CARRIERS, DEMO_PASSWORD, USERS } from './accounts.ts'
import { ITEM_CATALOG } from './catalog.ts'
import { makeOrders } from './makeOrders.ts'
import type { SeedPlan } from './seedPlan.ts'

/**
 * Fills an empty database; on a later day it adds orders for the days since and changes no existing ones. Throws when
 * the database has data that is not demo data. A lock makes sure that one of several starting processes does it.
 */
export async function seedForToday(database: Database, plan: SeedPlan): Promise<void> {
  await refuseRealOrders(database)
  const last = await lastSeed(database)
  if (last !== undefined && last >= plan.today) return
  const password = await createPasswords(deriveInProcess).hash(DEMO_PASSWORD)
  await database.prepare(async (queries) => {
    await acquireStartLock(queries)
    const seeded = await lastSeed(queries)
    if (seeded !== undefined && seeded >= plan.today) return
    if (seeded === undefined) await insertAccounts(queries, password)
    await insertOrders(queries, plan, seeded)
  })
}

/**
 * Deletes all demo orders and creates new ones; accounts and the audit trail are kept. Throws when the database has
 * data that is not demo data.
 */
export async function reseedOrders(database: Database, plan: SeedPlan): Promise<void> {
  const password = await createPasswords(deriveInProcess).hash(DEMO_PASSWORD)
  await database.prepare(async (queries) => {
    await acquireStartLock(queries)
    await refuseRealOrders(queries)
    if ((await lastSeed(queries)) === undefined) await insertAccounts(queries, password)
    await queries.script('truncate line_items, orders, idempotent_answers, seeds')
    await insertOrders(queries, plan)
  })
}

/** The number of orders, which a new seed deletes. */
export async function countOrders(queries: Queries): Promise<number> {
  const [row] = await queries.query<{ count: number }>('select count(*)::int as count from orders')
  return row?.count ?? 0
}

async function refuseRealOrders(queries: Queries): Promise<void> {
  const real = await queries.query('select 1 from orders where not is_demo limit 1')
  if (real.length > 0) throw notDemo('orders')
}

const notDemo = (what: string) =>
  new Error(`the database has ${what} that are not demo data: start with DEMO=0, or use another database`)

async function lastSeed(queries: Queries): Promise<string | undefined> {
  const [row] = await queries.query<{ day: string | null }>('select max(day)::text as day from seeds')
  return row?.day ?? undefined
}

/** Only into empty tables: beside users of its own, a database would get accounts with the published password. */
async function insertAccounts(queries: Queries, password: string): Promise<void> {
  const own = await queries.query('select from users union all select from carriers union all select from item_types')
  if (own.length > 0) throw notDemo('users, carriers or item types')
  await insertRows(queries, 'item_types', '(id int, name text)', ITEM_CATALOG)
  await insertRows(queries, 'carriers', '(code text, name text)', CARRIERS)
  const users = USERS.map(({ username, eulaAccepted }) => ({
    username,
    password,
    eula_accepted_at: eulaAccepted ? '2026-01-05T14:00:00Z' : null,
  }))
  await insertRows(queries, 'users', '(username text, password text, eula_accepted_at timestamptz)', users)
  const works = USERS.flatMap(({ username, carrierCodes }) =>
    carrierCodes.map((code, position) => ({ username, code, position })),
  )
  await insertRows(queries, 'user_carriers', '(username text, code text, position int)', works)
}

const ORDER = `(is_demo boolean, id int, number text, carrier_code text, status text, pickup_day date, pickup_at timestamptz, facts jsonb,
  oc_reference_number text, answer_comment text, pickup_pod text, dropoff_pod text, oc_comments text, no_load boolean,
  no_load_comments text, no_load_pickup_time text, oc_charge numeric)`
const ITEM = `(order_id int, item_type_id int, temp_state text, quantity int, comments text, barcode text, length float8,
  width float8, height float8, weight float8, pickup_time text, pickup_offset text, dropoff_time text,
  dropoff_offset text)`
const ROWS_AT_ONCE = 2000

/** Inserts the orders of the plan whose day is after the last seeded one. */
async function insertOrders(queries: Queries, plan: SeedPlan, after = ''): Promise<void> {
  const [row] = await queries.query<{ id: number | null }>('select max(id) + 1 as id from orders')
  const made = makeOrders(plan, row?.id ?? undefined).filter((order) => order.pickup_day > after)
  for (let at = 0; at < made.length; at += ROWS_AT_ONCE) {
    const part = made.slice(at, at + ROWS_AT_ONCE)
    await insertRows(
      queries,
      'orders',
      ORDER,
      part.map((order) => ({ ...order, is_demo: true })),
    )
    await insertRows(
      queries,
      'line_items',
      ITEM,
      part.flatMap(({ items }) => items),
    )
  }
  await queries.query('insert into seeds (day) values ($1) on conflict do nothing', [plan.today])
  // Without statistics the plans of the first minutes are made for empty tables.
  await queries.script('analyze orders, line_items')
}

/** Inserts rows in one statement, columns by name. */
async function insertRows(queries: Queries, table: string, columns: string, rows: readonly object[]): Promise<void> {
  const names = columns
    .slice(1, -1)
    .split(',')
    .map((column) => column.trim().split(' ')[0])
  await queries.query(
    `insert into ${table} (${names.join(', ')}) select ${names.join(', ')} from jsonb_to_recordset($1::jsonb) as row ${columns}`,
    [JSON.stringify(rows)],
  )
}
