import { spawnSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { aTemporaryFolder } from '../release/testing/aBuiltRemote.ts'

test('npm start without installed packages ends with the next step and no stack', () => {
  const file = join(aTemporaryFolder(), 'start.cjs')
  copyFileSync(join(__dirname, 'start.cjs'), file)
  const { status, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toMatch(
    /^Cannot find package 'tsx' .*\. Install the packages with npm ci, then run npm start again\.\n$/,
  )
})
