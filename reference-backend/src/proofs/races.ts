import { runCommand } from '../runCommand.ts'
import { SEED_NOW } from '../testing/client.ts'
import { type SpawnedBackend, spawnBackend } from '../testing/spawnBackend.ts'
import { postgresPrograms, startPostgres } from '../testing/startPostgres.ts'
import { raceForOrders } from './raceForOrders.ts'

const USAGE = `usage: npm run races -w reference-backend

Prints how many of 100 orders have one winner when 50 clients accept each of them over two backends.`

/** Enough for more than 100 offers to the carriers of both dispatchers. */
const SEED_ORDERS = '800'

/** `npm run races`: 50 clients accept 100 orders over two backends on one PostgreSQL. */
async function races(): Promise<void> {
  const programs = postgresPrograms()
  if (programs === undefined) throw new Error('PostgreSQL is not installed here')
  const postgres = await startPostgres(programs)
  const env = { SEED_NOW, SEED_ORDERS, ...postgres.env }
  const backends: SpawnedBackend[] = []
  try {
    for (const _ of ['one', 'other']) backends.push(await spawnBackend({ env }))
    const addresses = backends.map(({ address }) => address)
    const { clients, orders, wonOnce, refused } = await raceForOrders(addresses, 50, 100)
    process.stdout.write(
      `${clients} clients, ${orders} orders, ${clients * orders} acceptances: ` +
        `${wonOnce} orders with one winner, ${refused} acceptances refused\n`,
    )
    if (wonOnce !== orders || refused !== (clients - 1) * orders) process.exitCode = 1
  } finally {
    await Promise.all(backends.map((backend) => backend.kill('SIGTERM')))
    postgres.stop()
  }
}

runCommand(USAGE, races)
