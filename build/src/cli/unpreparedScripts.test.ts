import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../workspaces.ts'

const INSTALL = 'The packages are not installed. Run: npm ci\n'

test.each([
  ['serve', 'compiled files', 'The portal is not compiled. Run: npm run build && npm run compile\n'],
  ['dev', 'installed packages', INSTALL],
  ['example', 'installed packages', INSTALL],
])('npm run %s without %s names the commands to run first', (script, _, text) => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>
  }
  const cwd = mkdtempSync(join(tmpdir(), 'unprepared-'))
  const { status, stderr } = spawnSync('sh', ['-c', scripts[script] ?? ''], { cwd, encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 1, stderr: text })
})
