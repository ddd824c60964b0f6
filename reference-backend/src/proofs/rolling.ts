import { runCommand } from '../runCommand.ts'
import { SEED_NOW } from '../testing/client.ts'
import { type SpawnedBackend, spawnBackend } from '../testing/spawnBackend.ts'
import { postgresPrograms, startPostgres } from '../testing/startPostgres.ts'
import { type RunningHost, startNodeHost } from './nodeHost.ts'
import { loadDuring } from './rollingUpdate.ts'

const USAGE = `usage: npm run rolling -w reference-backend

Prints how many requests fail while one of two backends restarts and while both are updated, one after the other.`

const DRAIN_SECONDS = 3
const ROUNDS = 3

/**
 * `npm run rolling`: counts the failed requests of a load through the Node host while one of two backends on one
 * PostgreSQL restarts, and while both are replaced, one after the other.
 */
async function rolling(): Promise<void> {
  const programs = postgresPrograms()
  if (programs === undefined) throw new Error('PostgreSQL is not installed here')
  const postgres = await startPostgres(programs)
  const env = { SEED_NOW, DRAIN_SECONDS: String(DRAIN_SECONDS), LOG_LEVEL: 'silent', ...postgres.env }
  const start = (port: number) => spawnBackend({ env: { ...env, REQUESTS_PER_MINUTE: '99999999', PORT: String(port) } })
  const backends: SpawnedBackend[] = []
  let host: RunningHost | undefined

  async function replace(index: number): Promise<void> {
    const old = backends[index]
    if (!old) return
    await old.kill('SIGTERM')
    backends[index] = await start(Number(new URL(old.address).port))
  }

  try {
    for (const _ of ['one', 'other']) backends.push(await start(0))
    host = await startNodeHost(backends.map(({ address }) => address))
    await report('restart of one of two backends', host, () => replace(0))
    for (let round = 1; round <= ROUNDS; round++)
      await report(`rolling update ${round} of two backends`, host, async () => {
        for (const index of backends.keys()) await replace(index)
      })
  } finally {
    host?.stop()
    await Promise.all(backends.map((backend) => backend.kill('SIGKILL')))
    postgres.stop()
  }
}

async function report(what: string, { address }: RunningHost, replace: () => Promise<void>): Promise<void> {
  const { requests, failed, longestMs } = await loadDuring(address, replace)
  print(`${what}: ${requests} requests, ${failed.length} failed, the longest took ${longestMs.toFixed(0)} ms`)
  for (const line of failed.slice(0, 10)) print(`  ${line}`)
  if (failed.length > 0) process.exitCode = 1
}

const print = (line: string) => void process.stdout.write(`${line}\n`)

runCommand(USAGE, rolling)
