import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packPackages } from './packPackages.ts'

test('leaves no compiled files behind when the packages do not compile', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'))
  const work = join(folder, 'work')
  expect(() => packPackages({ workspaces: ['none'], out: folder, work, versions: {} })).toThrow('do not compile')
  expect(existsSync(work)).toBe(false)
})
