import { parseArgs } from 'node:util'
import { runCommand } from '../runCommand.ts'
import { readSettings } from '../settings.ts'
import type { Database } from '../store/database.ts'
import { openDatabase } from '../store/openDatabase.ts'
import { countOrders, reseedOrders } from './seed.ts'
import { seedPlan } from './seedPlan.ts'

const USAGE = `usage: npm run seed -- [--orders 400] [--now 2026-11-21T14:00-05:00] [--yes]

Creates the demo orders, around the present time by default; --yes deletes those that are there. With
the embedded database the backend must be stopped.`

async function seed(): Promise<void> {
  const { values } = parseArgs({
    options: { orders: { type: 'string' }, now: { type: 'string' }, yes: { type: 'boolean' } },
  })
  const settings = readSettings({
    ...process.env,
    SEED_ORDERS: values.orders ?? process.env.SEED_ORDERS,
    SEED_NOW: values.now ?? process.env.SEED_NOW,
  })
  if (!settings.isDemo)
    throw new Error('demo accounts have a published password: a database without demo data is seeded only with DEMO=1')
  if (settings.dataDir === 'memory://' && !settings.databaseUrl) throw new Error('there is nothing to seed in memory')
  const plan = seedPlan(settings.seedOrders, settings.seedNow, new Date())
  const where = settings.databaseUrl === undefined ? settings.dataDir : 'the database of DATABASE_URL'
  const database = await openDatabase(settings, undefined)
  try {
    await refuseDeletion(database, where, values.yes === true)
    await reseedOrders(database, plan)
  } finally {
    await database.close()
  }
  process.stdout.write(`${plan.orders} orders around ${plan.today} in ${where}\n`)
}

async function refuseDeletion(database: Database, where: string, isConfirmed: boolean): Promise<void> {
  const count = await countOrders(database)
  if (count > 0 && !isConfirmed)
    throw new Error(`${where} has ${count} orders; --yes deletes them and creates new ones`)
}

runCommand(USAGE, seed)
