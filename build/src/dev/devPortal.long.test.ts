import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { stopNpm } from '../../../hosting/src/testing/stopNpm.ts'

test('npm run dev ends its servers when npm alone is stopped', async () => {
  await stopNpm([], /sources at (http:[^,]+),/)
}, 240_000)

test('npm run dev ends with the reason when its backend does not start', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', join(__dirname, 'devPortal.ts')], {
    encoding: 'utf8',
    env: { ...process.env, PORT: '0', DATA_DIR: '/sys/portal' },
  })
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^The reference backend ended with 1:\n.*could not start/),
  ])
  expect(stderr).not.toMatch(/\n\s+at /)
}, 240_000)
