import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runCommand } from '../runCommand.ts'
import { postgresPrograms, startPostgres } from '../testing/startPostgres.ts'
import { type Figure, figureLine, isMissed, replaceFigures } from './figures.ts'
import { measureGrowth } from './growth.ts'
import { measureLoad } from './measureLoad.ts'

const USAGE = `usage: npm run load -- [--orders 100000] [--database postgres|pglite] [--no-growth] [--write]

Prints the speed and memory of the backend beside their limits, and exits with 1 when one is missed. --no-growth leaves
out the databases of up to 1,000,000 orders, --write replaces the block of docs/operations.md.`
const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const PAGE = join(ROOT, 'docs/operations.md')

async function load(): Promise<void> {
  const { values } = parseArgs({
    options: {
      orders: { type: 'string', default: '100000' },
      database: { type: 'string', default: 'postgres' },
      growth: { type: 'boolean', default: true },
      write: { type: 'boolean', default: false },
      // From the folder of the repository, whose `npm run compile` makes the backend that is measured; else its sources are.
      compile: { type: 'boolean', default: false },
    },
    allowNegative: true,
  })
  if (values.compile)
    execFileSync('npm', ['run', '-s', 'compile'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
  const main = values.compile ? join(ROOT, 'hosting/dist/backend.mjs') : undefined
  const programs = values.database === 'postgres' ? postgresPrograms() : undefined
  const lines: string[] = []
  const print = (line: string) => {
    lines.push(line)
    process.stdout.write(`${line}\n`)
  }
  let missed = 0
  const printAll = async (figures: AsyncIterable<Figure>) => {
    for await (const figure of figures) {
      print(figureLine(figure))
      if (isMissed(figure)) missed++
    }
  }

  print(
    `${values.orders} orders, ${programs ? 'PostgreSQL' : 'PGlite'}, ${cpus().length} cores, ${loadAverage()} before`,
  )
  const postgres = programs === undefined ? undefined : await startPostgres(programs)
  try {
    await printAll(measureLoad({ orders: values.orders, postgres, main }))
  } finally {
    postgres?.stop()
  }
  if (programs && values.growth) await printAll(measureGrowth(programs, main))
  print(`${missed} limits missed, ${loadAverage()} after`)
  if (missed > 0) process.exitCode = 1
  if (values.write) writeFileSync(PAGE, replaceFigures(readFileSync(PAGE, 'utf8'), lines))
}

/** The measured processes themselves add about 1. */
const loadAverage = () => `load average ${loadavg()[0]?.toFixed(1)}`

runCommand(USAGE, () =>
  load().catch((cause: unknown) => {
    // The reason of a failed fetch is in its cause alone.
    throw cause instanceof Error ? (cause.cause ?? cause) : cause
  }),
)
