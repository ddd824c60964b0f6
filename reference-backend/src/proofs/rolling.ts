import { SEED_NOW } from '../testing/client.ts'
import { type SpawnedBackend, spawnBackend } from '../testing/spawnBackend.ts'
import { postgresPrograms, startPostgres } from '../testing/startPostgres.ts'
import { type BackendPool, loadDuring, replaceOne } from './rollingUpdate.ts'

const DRAIN_SECONDS = 3
const ROUNDS = 3

/**
 * `npm run rolling`: counts the failed requests of a load while one of two backends on one PostgreSQL restarts, and while
 * both are replaced, one after the other.
 */
async function rolling(): Promise<void> {
  const programs = postgresPrograms()
  if (programs === undefined) throw new Error('PostgreSQL is not installed here')
  const postgres = await startPostgres(programs)
  const env = { SEED_NOW, DRAIN_SECONDS: String(DRAIN_SECONDS), LOG_LEVEL: 'silent', ...postgres.env }
  const start = () => spawnBackend({ env: { ...env, REQUESTS_PER_MINUTE: '99999999' } })
  const pool: BackendPool = { running: new Set([await start(), await start()]), ready: new Set() }
  try {
    await report('restart of one of two backends', pool, async () => {
      const [one] = pool.running
      if (one) await restart(pool, start, one)
    })
    for (let round = 1; round <= ROUNDS; round++)
      await report(`rolling update ${round} of two backends`, pool, async () => {
        for (const old of [...pool.running]) await replaceOne(pool, start, old)
      })
  } finally {
    await Promise.all([...pool.running].map((backend) => backend.kill('SIGKILL')))
    postgres.stop()
  }
}

/** Stops a backend first and then starts another one: the remaining one takes the load meanwhile. */
async function restart(pool: BackendPool, start: () => Promise<SpawnedBackend>, old: SpawnedBackend): Promise<void> {
  await old.kill('SIGTERM')
  pool.running.delete(old)
  pool.running.add(await start())
}

async function report(what: string, pool: BackendPool, replace: () => Promise<void>): Promise<void> {
  const { requests, failed, longestMs } = await loadDuring(pool, replace)
  print(`${what}: ${requests} requests, ${failed.length} failed, the longest took ${longestMs.toFixed(0)} ms`)
  for (const line of failed.slice(0, 10)) print(`  ${line}`)
  if (failed.length > 0) process.exitCode = 1
}

const print = (line: string) => void process.stdout.write(`${line}\n`)

rolling().catch((cause: unknown) => {
  console.error(cause)
  process.exitCode = 1
})
