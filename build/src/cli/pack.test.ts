import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

test('npm run pack prints a reason that is no unreadable option alone, without its usage', () => {
  const line = ['--import', 'tsx', join(__dirname, 'pack.ts'), 'none']
  const { status, stdout, stderr } = spawnSync(process.execPath, line, { encoding: 'utf8' })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^No package: none\. Choose from: .*\.\n$/)
})
