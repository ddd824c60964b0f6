import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../runCommand.ts'
import { postgresPrograms, startPostgres } from '../testing/startPostgres.ts'
import { type CrashHarness, crashableBackend, crashablePostgres } from './crashTargets.ts'
import { killWhileSaving, requestedKills } from './killWhileSaving.ts'

const USAGE = `usage: npm run durability -w reference-backend

Prints how many saves a killed backend and a killed PostgreSQL lose. KILLS is the number of kills of each (50).`

/** `npm run durability`: prints the saves lost by kill -9. KILLS sets the number of kills of each target. */
async function durability(): Promise<void> {
  const kills = requestedKills ?? 50
  const folder = mkdtempSync(join(tmpdir(), 'reference-backend-'))
  try {
    await report('the backend on PGlite', kills, await crashableBackend({ DATA_DIR: folder }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }

  const programs = postgresPrograms()
  if (programs === undefined) return print('PostgreSQL is not installed here')
  const postgres = await startPostgres(programs)
  try {
    await report('the backend on PostgreSQL', kills, await crashableBackend(postgres.env))
    await report('PostgreSQL itself', kills, await crashablePostgres(postgres))
  } finally {
    postgres.stop()
  }
}

async function report(what: string, kills: number, harness: CrashHarness): Promise<void> {
  try {
    const found = await killWhileSaving(harness, kills)
    print(
      `${what}: ${found.kills} kills, ${found.acknowledged} acknowledged saves of 20 lines, ` +
        `${found.lost} lost, ${found.halfWritten} half written`,
    )
    if (found.lost + found.halfWritten > 0) process.exitCode = 1
  } finally {
    await harness.stop()
  }
}

const print = (line: string) => void process.stdout.write(`${line}\n`)

runCommand(USAGE, durability)
