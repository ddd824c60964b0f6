import { parseArgs } from 'node:util'
import { readSettings } from '../settings.ts'
import { openDatabase } from '../store/openDatabase.ts'
import { reseedOrders } from './seed.ts'
import { localDay } from './today.ts'

const USAGE = 'usage: npm run seed -- [--orders 400] [--today yyyy-MM-dd]'

/** Recreates the demo orders, for today by default. The reference backend must not run on the same folder. */
async function seed(): Promise<void> {
  const { values } = parseArgs({ options: { orders: { type: 'string' }, today: { type: 'string' } } })
  const settings = readSettings({
    ...process.env,
    SEED_ORDERS: values.orders ?? process.env.SEED_ORDERS,
    TODAY: values.today ?? process.env.TODAY,
  })
  if (settings.dataDir === 'memory://' && !settings.databaseUrl) throw new Error('there is nothing to seed in memory')
  const plan = { today: settings.today ?? localDay(new Date()), orders: settings.seedOrders }
  // An empty folder is made the usual way first, which is quick.
  const database = await openDatabase(settings, { ...plan, orders: readSettings({}).seedOrders })
  await reseedOrders(database, plan)
  await database.close()
  process.stdout.write(`${plan.orders} orders around ${plan.today}\n`)
}

seed().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause)
  console.error(USAGE)
  process.exitCode = 1
})
