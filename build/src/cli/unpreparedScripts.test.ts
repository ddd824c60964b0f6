import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../workspaces.ts'

test('npm run serve without compiled files names the commands to run first', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { serve: string } }
  const cwd = mkdtempSync(join(tmpdir(), 'not-compiled-'))
  const { status, stderr } = spawnSync('sh', ['-c', scripts.serve], { cwd, encoding: 'utf8' })
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'The portal is not compiled. Run: npm run build && npm run compile\n',
  })
})
