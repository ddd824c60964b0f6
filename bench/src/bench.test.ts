import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

test.each(['', '0', '2.5', 'none'])(
  'does not begin to measure with BENCH_ROUNDS=%j',
  (rounds) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', join(__dirname, 'bench.ts')], {
      encoding: 'utf8',
      env: { ...process.env, BENCH_ROUNDS: rounds },
      timeout: 60_000,
    })
    const sentence = `BENCH_ROUNDS must be a whole number from 1 on; it is "${rounds}".\n`
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: sentence })
  },
  60_000,
)
