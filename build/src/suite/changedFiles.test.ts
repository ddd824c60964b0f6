import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../workspaces.ts'

test.each([
  ['an unknown commit ends with the sentence of git', 'no-such-commit', {}, /^fatal: .*no-such-commit/],
  [
    'no repository, as in a downloaded archive, ends with the sentence of git',
    'HEAD',
    { GIT_DIR: join(root, 'no-repository') },
    /^fatal: not a git repository.*\n$/,
  ],
  ['no git ends with a sentence', 'HEAD', { PATH: '' }, /^git could not be run: .*ENOENT\n$/],
])('npm test -- --changed with %s', (_, commit, environment, sentence) => {
  const command = [join(root, 'build/src/cli/test.ts'), '--changed', commit]
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...command], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(sentence) })
  expect(stderr).not.toMatch(/\n\s+at /)
})
