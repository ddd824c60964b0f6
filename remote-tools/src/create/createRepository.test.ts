import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { aTemporaryFolder } from '../../../hosting/src/release/testing/aBuiltRemote.ts'
import { createRepository } from './createRepository.ts'
import { deriveNames } from './deriveNames.ts'

/** Linux takes no longer path. */
const MOST_CHARACTERS = 4095

test('leaves no folder behind when one of its files cannot be written, and names the next step', () => {
  const names = deriveNames('mfe-night-shift')
  if (!names) throw new Error('The name is valid.')
  const parent = aTemporaryFolder()
  // A folder in which short names can be written, and longer ones cannot.
  const part = '/a'.padEnd(200, 'a')
  const left = MOST_CHARACTERS - parent.length - 16
  const folder = join(parent, part.repeat(Math.floor(left / part.length)), 'b'.repeat(left % part.length || 1))
  expect(() => createRepository(folder, names)).toThrow(/cannot be written: .* then run the command again\.$/)
  expect(existsSync(folder)).toBe(false)
})
