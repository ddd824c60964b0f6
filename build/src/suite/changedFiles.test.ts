import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../workspaces.ts'

test('npm test -- --changed with an unknown commit ends with the sentence of git', () => {
  const command = [join(root, 'build/src/cli/test.ts'), '--changed', 'no-such-commit']
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...command], {
    cwd: root,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(/^fatal: .*no-such-commit/) })
  expect(stderr).not.toMatch(/\n\s+at /)
})
