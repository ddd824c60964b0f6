import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aTemporaryFolder } from '../../../hosting/src/release/testing/aBuiltRemote.ts'
import { anyScreenFolder } from '../testing/repository.ts'

test('a built screen has its own copy of the component library once', () => {
  const dist = aTemporaryFolder()
  const build = join(import.meta.dirname, '../testing/buildForContract.ts')
  const args = ['--import', 'tsx', build, anyScreenFolder(), '^1.2', dist]
  expect(spawnSync(process.execPath, args, { encoding: 'utf8' })).toMatchObject({ status: 0, stdout: '', stderr: '' })

  const scripts = readdirSync(dist).filter((file) => file.endsWith('.js'))
  const withModal = scripts.filter((file) => readFileSync(join(dist, file), 'utf8').includes('MuiModal'))
  expect(withModal.map((file) => file.replace(/\.[0-9a-f]{16}\./, '.'))).toEqual([expect.stringMatching(/^\d+\.js$/)])
})
