import {
  type Account,
  acceptBody,
  type Days,
  type ListKind,
  SEED_NOW,
  saveBody,
  searchBody,
  signInAccount,
  TODAY,
} from '../testing/client.ts'
import { type SpawnedBackend, spawnBackend } from '../testing/spawnBackend.ts'
import type { PostgresServer } from '../testing/startPostgres.ts'
import type { Figure } from './figures.ts'
import { floodLogins } from './loginFlood.ts'
import { callsPerSecond, medianMs, peakMemoryMb } from './measure.ts'

const TODAY_ONLY: Days = { startDate: TODAY, endDate: '2026-03-11' }
const YESTERDAY: Days = { startDate: '2026-03-09', endDate: TODAY }
const LAST_MONTH: Days = { startDate: '2026-02-10', endDate: '2026-02-11' }
const OF_ALL_DAYS: Days = { startDate: '2026-01-01', endDate: '2026-03-31' }
const CLIENTS = 10
const SECONDS = 8

/** The calls, carriers and days of the measured lists, with the size that a limit was set for and the number of calls. */
const LISTS = [
  { kind: 'completed', carriers: ['NORTH'], days: LAST_MONTH, limit: { atMost: 25, note: '100 orders' }, times: 20 },
  {
    kind: 'completed',
    carriers: ['HARBOR', 'PRAIRIE'],
    days: YESTERDAY,
    limit: { atMost: 120, note: '1,279 orders' },
    times: 10,
  },
  {
    kind: 'available',
    carriers: ['NORTH', 'BAY', 'SUMMIT'],
    days: TODAY_ONLY,
    limit: { atMost: 1200, note: '12,799 orders' },
    times: 5,
  },
  { kind: 'completed', carriers: ['NORTH', 'BAY', 'SUMMIT'], days: OF_ALL_DAYS, limit: undefined, times: 1 },
] as const

interface LoadOptions {
  /** The number of demo orders. */
  readonly orders: string
  /** Undefined measures the embedded database. */
  readonly postgres: PostgresServer | undefined
  /** The compiled backend; undefined starts the sources. */
  readonly main: string | undefined
}

/** Measures a backend with many orders: lists, an order, many clients, a flood of sign-ins, memory. */
export async function* measureLoad({ orders, postgres, main }: LoadOptions): AsyncGenerator<Figure> {
  const limits = { REQUESTS_PER_MINUTE: '99999999', RESPONSE_CHECKS: '1000', TRUST_PROXY: '1', LOG_LEVEL: 'silent' }
  const options = { env: { SEED_NOW, SEED_ORDERS: orders, ...limits, ...postgres?.env }, main }
  // With PostgreSQL a first process makes the demo data, so that the memory of the second one is that of serving.
  if (postgres) await (await spawnBackend(options)).kill('SIGTERM')
  const backend = await spawnBackend(options)
  try {
    const priya = await signInAccount(backend.address, 'priya')
    yield* measureLists(priya)
    yield* measureOrder(priya)
    yield* measureClients(backend, priya)
    const memory = { what: 'peak memory of the backend', value: peakMemoryMb(backend.pid), unit: 'MiB' } as const
    yield postgres ? { ...memory, limit: { atMost: 300 } } : memory
  } finally {
    await backend.kill('SIGTERM')
  }
}

async function* measureLists(account: Account): AsyncGenerator<Figure> {
  for (const { kind, carriers, days, limit, times } of LISTS) {
    const call = listCall(account, kind, carriers, days)
    const what = `list of ${sizeOf((await call()).text)} orders, median of ${times}`
    yield { what, value: await medianMs(times, call), unit: 'ms', ...(limit && { limit }) }
  }
}

async function* measureOrder(account: Account): AsyncGenerator<Figure> {
  const offers = await account.list('available', ['HARBOR'], OF_ALL_DAYS)
  const number = offers.find(({ lineItems }) => lineItems.length > 0)?.workOrderNumber ?? ''
  await account.call('POST', '/api/orders/update', acceptBody(number))
  const details = () => account.call('POST', '/api/orders/details', { workOrderNumber: number })
  const detailsMs = await medianMs(50, details)
  yield { what: 'details of an order, median of 50', value: detailsMs, unit: 'ms', limit: { atMost: 15 } }
  const body = saveBody((await account.details(number)).workOrder)
  const saveMs = await medianMs(50, () => account.call('POST', '/api/orders/line-item-update', body))
  yield { what: 'save of an order, median of 50', value: saveMs, unit: 'ms', limit: { atMost: 30 } }
}

async function* measureClients({ address }: SpawnedBackend, account: Account): AsyncGenerator<Figure> {
  const search = listCall(account, 'completed', ['HARBOR', 'PRAIRIE'], LAST_MONTH)
  const what = `${CLIENTS} clients, lists of ${sizeOf((await search()).text)} orders`
  const rate = await callsPerSecond(CLIENTS, SECONDS, search)
  yield { what, value: rate, unit: 'a second', limit: { atLeast: 150, note: '50 orders' } }
  const { p95, statuses } = await floodLogins(address, account, 50, SECONDS)
  yield { what: 'signed-in call, 50 sign-ins a second offered, p95', value: p95, unit: 'ms', limit: { atMost: 150 } }
  for (const [status, times] of Object.entries(statuses))
    yield { what: `  sign-ins with the response ${status}`, value: times / SECONDS, unit: 'a second' }
}

function listCall(account: Account, kind: ListKind, carriers: readonly string[], days: Days) {
  return () => account.call('POST', `/api/orders/${kind}`, { ...searchBody(kind, carriers), ...days })
}

const sizeOf = (json: string) => (JSON.parse(json) as { readonly workOrders: readonly unknown[] }).workOrders.length
