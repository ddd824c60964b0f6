import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failedReasons } from '../testing/failedReasons.ts'
import { anyScreenFolder, repository } from '../testing/repository.ts'
import type { KitResult } from './runKit.ts'

/** For a build or a run of the kit on a machine that other work keeps busy. */
const LIMIT_MS = 600_000
/** Fifty mounts on each of three hosts use ten seconds of processor time; the publication of a remote makes them. */
const FEWER_MOUNTS = '{"mounts":10}'

test(
  'a remote built for ^1.0 runs on the hosts of contract 1.6, 1.5 and 1.0',
  () => {
    const remote = anyScreenFolder()
    const dist = mkdtempSync(join(tmpdir(), 'earlier-hosts-'))
    expect(run('buildForContract', remote, '^1.0', dist)).toMatchObject({ status: 0 })
    const { stdout, stderr } = run('runKitForContract', remote, '^1.0', dist, FEWER_MOUNTS)
    rmSync(dist, { recursive: true })
    expect(stderr).toBe('')
    const results = JSON.parse(stdout) as readonly KitResult[]
    expect(results.map(({ subject }) => subject)).toEqual([
      'host contract 1.6.0 (current minor)',
      'host contract 1.5.0 (previous minor)',
      'host contract 1.0.0 (first minor)',
    ])
    for (const { findings } of results) {
      expect(findings.length).toBeGreaterThan(5)
      // The sources are those of the present version.
      expect(failedReasons(findings)).toEqual([
        'host contract: remote.ts says ^1.2, remote.json says ^1.0; give both the same range',
      ])
    }
  },
  2 * LIMIT_MS,
)

function run(script: string, ...args: readonly string[]) {
  const file = join(repository, `remote-tools/src/testing/${script}.ts`)
  return spawnSync(process.execPath, ['--import', 'tsx', file, ...args], { encoding: 'utf8', timeout: LIMIT_MS })
}
