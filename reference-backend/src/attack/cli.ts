import { runCommand } from '../runCommand.ts'
import { SEED_NOW } from '../testing/client.ts'
import { spawnBackend } from '../testing/spawnBackend.ts'
import { EXPECTED_ACCESS, measureAccess, printAccess } from './accessTable.ts'
import { runAttack } from './runAttack.ts'

const DEFAULT_COUNT = 50_000

const USAGE = `usage: npm run attack -- [requests] [seed]

Prints what each of the 13 calls responds to five identities, then sends generated requests (${DEFAULT_COUNT}) and prints the
statuses and the changed orders. The same seed generates the same requests.`

async function attack(): Promise<void> {
  const [count = String(DEFAULT_COUNT), seed = String(Date.now() % 1_000_000)] = process.argv.slice(2)
  const backend = await spawnBackend({
    env: { SEED_NOW, LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '99999999', LOGINS_PER_MINUTE: '99999999' },
  })
  try {
    const access = await measureAccess(backend.address)
    for (const line of printAccess(access)) print(line)
    const isExpected = JSON.stringify(sorted(access)) === JSON.stringify(sorted(EXPECTED_ACCESS))
    print(isExpected ? 'every status is the expected one' : 'some statuses are not the expected ones')
    if (!isExpected) process.exitCode = 1
    const found = await runAttack(backend.address, Number(count), Number(seed))
    print(`${count} requests, seed ${seed}`)
    for (const [status, times] of Object.entries(found.statuses)) print(`${status}: ${times}`)
    for (const [path, times] of Object.entries(found.accepted))
      if (/update/.test(path)) print(`200 from ${path}: ${times}`)
    print(`${found.changedOrders} of ${found.orders} orders changed, ${found.unexplained.length} without a reason`)
    for (const problem of [...found.failures.slice(0, 20), ...found.unexplained]) print(problem)
    if (found.failures.length + found.unexplained.length > 0) process.exitCode = 1
  } finally {
    await backend.kill('SIGTERM')
  }
}

const sorted = (table: object) => Object.entries(table).toSorted(([one], [other]) => one.localeCompare(other))
const print = (line: string) => void process.stdout.write(`${line}\n`)

runCommand(USAGE, attack)
