import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
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
import { spawnBackend } from '../testing/spawnBackend.ts'
import { type PostgresServer, postgresPrograms, startPostgres } from '../testing/startPostgres.ts'
import { floodLogins } from './loginFlood.ts'
import { callsPerSecond, medianMs, peakMemoryMb } from './measure.ts'

const USAGE = 'usage: npm run load -- [--orders 100000] [--database postgres|pglite]'
const TODAY_ONLY: Days = { startDate: TODAY, endDate: '2026-03-11' }
const YESTERDAY: Days = { startDate: '2026-03-09', endDate: TODAY }
const LAST_MONTH: Days = { startDate: '2026-02-10', endDate: '2026-02-11' }
const OF_ALL_DAYS: Days = { startDate: '2026-01-01', endDate: '2026-03-31' }
const CLIENTS = 10
const SECONDS = 8

/** Prints the speed of the backend with many orders beside the bars that hold on two idle processor cores. */
async function load(): Promise<void> {
  const { values } = parseArgs({
    options: { orders: { type: 'string', default: '100000' }, database: { type: 'string', default: 'postgres' } },
  })
  const programs = postgresPrograms()
  const postgres = values.database === 'postgres' && programs ? await startPostgres(programs) : undefined
  print(`${values.orders} orders, ${postgres ? 'PostgreSQL' : 'PGlite'}; the bars are meant for two idle cores`)
  printLoadAverage('before')
  try {
    await measure(values.orders, postgres)
    printLoadAverage('after')
  } finally {
    postgres?.stop()
  }
}

async function measure(orders: string, postgres: PostgresServer | undefined): Promise<void> {
  const limits = { REQUESTS_PER_MINUTE: '99999999', RESPONSE_CHECKS: '1000', TRUST_PROXY: '1', LOG_LEVEL: 'silent' }
  const seedEnv = { SEED_NOW, SEED_ORDERS: orders, ...limits, ...postgres?.env }
  // With PostgreSQL a first process makes the demo data, so that the memory of the second one is that of serving.
  if (postgres) await (await spawnBackend({ env: seedEnv })).kill('SIGTERM')
  const backend = await spawnBackend({ env: seedEnv })
  try {
    const priya = await signInAccount(backend.address, 'priya')
    await printLists(priya)
    await printOrder(priya)
    const search = listCall(priya, 'completed', ['HARBOR', 'PRAIRIE'], LAST_MONTH)
    const size = sizeOf((await search()).text)
    const rate = await callsPerSecond(CLIENTS, SECONDS, search)
    row(`${CLIENTS} clients, lists of ${size} orders`, `${rate.toFixed(0)} a second`, 'at least 150 (50 orders)')
    const flood = await floodLogins(backend.address, priya, 50, SECONDS)
    row('signed-in call, 50 sign-ins a second offered, p95', ms(flood.p95), '150 ms')
    print(`  sign-ins by status: ${JSON.stringify(flood.statuses)}`)
    row('peak memory of the backend', `${peakMemoryMb(backend.pid).toFixed(0)} MiB`, '300 MiB (PostgreSQL)')
  } finally {
    await backend.kill('SIGTERM')
  }
}

async function printLists(account: Account): Promise<void> {
  const lists = [
    ['completed', ['NORTH'], LAST_MONTH, '25 ms (100 orders)', 20],
    ['completed', ['HARBOR', 'PRAIRIE'], YESTERDAY, '120 ms (1,279 orders)', 10],
    ['available', ['NORTH', 'BAY', 'SUMMIT'], TODAY_ONLY, '1,200 ms (12,799 orders)', 5],
    ['completed', ['NORTH', 'BAY', 'SUMMIT'], OF_ALL_DAYS, '-', 1],
  ] as const
  for (const [kind, carriers, days, bar, times] of lists) {
    const call = listCall(account, kind, carriers, days)
    const size = sizeOf((await call()).text)
    row(`list of ${size} orders, median of ${times}`, ms(await medianMs(times, call)), bar)
  }
}

async function printOrder(account: Account): Promise<void> {
  const offers = await account.list('available', ['HARBOR'], OF_ALL_DAYS)
  const number = offers.find(({ lineItems }) => lineItems.length > 0)?.workOrderNumber ?? ''
  await account.call('POST', '/api/orders/update', acceptBody(number))
  const details = () => account.call('POST', '/api/orders/details', { workOrderNumber: number })
  row('details of an order, median of 50', ms(await medianMs(50, details)), '15 ms')
  const body = saveBody((await account.details(number)).workOrder)
  const save = () => account.call('POST', '/api/orders/line-item-update', body)
  row('save of an order, median of 50', ms(await medianMs(50, save)), '30 ms')
}

function listCall(account: Account, kind: ListKind, carriers: readonly string[], days: Days) {
  return () => account.call('POST', `/api/orders/${kind}`, { ...searchBody(kind, carriers), ...days })
}

/** The measured processes themselves add about 1. */
function printLoadAverage(when: string): void {
  print(`load average of the last minute ${when}: ${loadavg()[0]?.toFixed(1)}`)
}

const sizeOf = (json: string) => (JSON.parse(json) as { readonly workOrders: readonly unknown[] }).workOrders.length
const ms = (value: number) => `${value.toFixed(1)} ms`
const row = (what: string, found: string, bar: string) => print(`${what.padEnd(52)} ${found.padEnd(14)} bar ${bar}`)
const print = (line: string) => void process.stdout.write(`${line}\n`)

load().catch((cause: unknown) => {
  // A failed fetch says why in its cause alone.
  console.error(cause instanceof Error ? (cause.cause ?? cause) : cause)
  console.error(USAGE)
  process.exitCode = 1
})
