import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

test('a component is rendered in tests that run with NODE_ENV=production in the environment', () => {
  const root = join(__dirname, '../../..')
  const jest = ['node_modules/jest/bin/jest.js', 'order-lists/src/page/useNewOrdersTitle.test.tsx']
  const { status, stderr } = spawnSync(process.execPath, jest, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringMatching(/Tests: +[1-9]\d* passed/) })
}, 60_000)
