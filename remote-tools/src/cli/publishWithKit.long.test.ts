import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aBuiltRemote, aTemporaryFolder } from '../../../hosting/src/release/testing/aBuiltRemote.ts'
import { repository } from '../testing/repository.ts'

const NAME = 'mfe-orders-available'
const COMMAND = join(repository, 'remote-tools/bin/carrier-portal.mjs')
/** A run of the kit takes half a minute on an idle machine, and minutes on one that other work keeps busy. */
const KIT_LIMIT_MS = 600_000

/** The remote's own tools, of a version that a full memory ends at once. */
function killedTools(): string {
  const folder = aTemporaryFolder()
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ bin: { 'carrier-portal': 'tool.mjs' } }))
  writeFileSync(join(folder, 'tool.mjs'), `process.kill(process.pid, 'SIGKILL')`)
  return folder
}

test.each([
  ['of a remote that does not build', [], {}, 4, 'build', /because it does not build\.$/],
  ['with a conformance kit that cannot run', ['--no-build'], { CHROMIUM: '/none' }, 4, 'build', /kit could not run\.$/],
  ['with a conformance kit whose checks fail', ['--no-build'], {}, 5, 'conformance', /not pass the conformance kit\.$/],
  ['whose build is killed', [], {}, 4, 'build', /^carrier-portal build was ended by SIGKILL\./, killedTools],
  ['whose kit is killed', ['--no-build'], {}, 4, 'build', /^carrier-portal conformance was ended by SIGK/, killedTools],
] as const)(
  '"carrier-portal publish" %s names the next step once',
  (_, options, environment, code, kind, error, tools = () => join(repository, 'remote-tools')) => {
    const { workspace } = aBuiltRemote({ name: NAME, version: '3.0.0', contract: '^1.3' })
    mkdirSync(join(workspace, 'node_modules/@carrier-portal'), { recursive: true })
    symlinkSync(tools(), join(workspace, 'node_modules/@carrier-portal/remote-tools'))
    const line = ['publish', NAME, ...options, '--store', aTemporaryFolder(), '--json']
    const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...line], {
      cwd: workspace,
      encoding: 'utf8',
      // npm sets INIT_CWD to this repository, and the command would find the workspace of that name in it.
      env: { ...process.env, INIT_CWD: undefined, ...environment },
      timeout: KIT_LIMIT_MS,
    })
    expect(status).toBe(code)
    expect(JSON.parse(stdout)).toEqual({ ok: false, kind, error: expect.stringMatching(error) })
    expect((stdout + stderr).match(/(Correct|Run|Install|Name) [^.]*(again|CHROMIUM)/g)).toHaveLength(1)
  },
  KIT_LIMIT_MS,
)
