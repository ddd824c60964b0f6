import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { aBuiltRemote, aTemporaryFolder } from '../../../hosting/src/release/testing/aBuiltRemote.ts'
import { repository } from '../testing/repository.ts'

const NAME = 'mfe-orders-available'
const COMMAND = join(repository, 'remote-tools/bin/carrier-portal.mjs')
/** A run of the kit takes half a minute on an idle machine, and minutes on one that other work keeps busy. */
const KIT_LIMIT_MS = 600_000

test.each([
  ['that cannot run', { CHROMIUM: '/none' }, 4, 'build', /^mfe-orders-available was not checked.*Correct what it repo/],
  ['whose checks fail', {}, 5, 'conformance', /does not pass .*failed lines of the table above/],
])(
  '"carrier-portal publish" with a conformance kit %s names the next step',
  (_, environment, code, kind, error) => {
    const { workspace } = aBuiltRemote({ name: NAME, version: '3.0.0', contract: '^1.3' })
    mkdirSync(join(workspace, 'node_modules/@carrier-portal'), { recursive: true })
    symlinkSync(join(repository, 'remote-tools'), join(workspace, 'node_modules/@carrier-portal/remote-tools'))
    const line = ['publish', NAME, '--no-build', '--store', aTemporaryFolder(), '--json']
    const { status, stdout } = spawnSync(process.execPath, [COMMAND, ...line], {
      cwd: workspace,
      encoding: 'utf8',
      // npm sets INIT_CWD to this repository, and the command would find the workspace of that name in it.
      env: { ...process.env, INIT_CWD: undefined, ...environment },
      timeout: KIT_LIMIT_MS,
    })
    expect(status).toBe(code)
    expect(JSON.parse(stdout)).toEqual({ ok: false, kind, error: expect.stringMatching(error) })
  },
  KIT_LIMIT_MS,
)
