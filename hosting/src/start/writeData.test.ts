import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aTemporaryFolder } from '../release/testing/aBuiltRemote.ts'
import { writeData } from './writeData.ts'

test.each(['', 'store'])('names the variables when the folder or its parent is a file: %j', (within) => {
  const file = join(aTemporaryFolder(), 'portal')
  writeFileSync(file, '')
  expect(() => writeData(() => mkdirSync(join(file, within), { recursive: true }))).toThrow(
    /^The portal's data cannot be written: \S+: .*portal.*\. Remove the file in its place, or name another folder in PORTAL_DATA or STORE\.$/,
  )
})

test('passes any other error on', () => {
  expect(() =>
    writeData(() => {
      throw new Error('other')
    }),
  ).toThrow(/^other$/)
})
