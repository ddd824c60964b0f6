import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresPrograms, startPostgres } from '../testing/startPostgres.ts'
import { killsAskedFor, killWhileSaving } from './killWhileSaving.ts'
import { killedBackend, killedPostgres, type Rig } from './victims.ts'

/** `npm run durability`: prints what kill -9 cost, as SECURITY.md says it. KILLS: how many of each kind. */
async function durability(): Promise<void> {
  const kills = killsAskedFor ?? 50
  const folder = mkdtempSync(join(tmpdir(), 'reference-backend-'))
  await report('the backend on PGlite', kills, await killedBackend({ DATA_DIR: folder }))
  rmSync(folder, { recursive: true, force: true })

  const programs = postgresPrograms()
  if (programs === undefined) return print('PostgreSQL is not installed here')
  const postgres = await startPostgres(programs)
  try {
    await report('the backend on PostgreSQL', kills, await killedBackend({ DATABASE_URL: postgres.databaseUrl }))
    await report('PostgreSQL itself', kills, await killedPostgres(postgres))
  } finally {
    postgres.stop()
  }
}

async function report(what: string, kills: number, rig: Rig): Promise<void> {
  try {
    const found = await killWhileSaving(rig, kills)
    print(
      `${what}: ${found.kills} kills, ${found.acknowledged} acknowledged saves of 20 lines, ` +
        `${found.lost} lost, ${found.halfWritten} half written`,
    )
    if (found.lost + found.halfWritten > 0) process.exitCode = 1
  } finally {
    await rig.stop()
  }
}

const print = (line: string) => void process.stdout.write(`${line}\n`)

durability().catch((cause: unknown) => {
  console.error(cause)
  process.exitCode = 1
})
