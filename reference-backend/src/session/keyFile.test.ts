/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createKeyFile, readKeyFile, writeKeyFile } from './keyFile.ts'
import { createKey } from './keyRing.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signing-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a second backend that creates the key file at the same time keeps the key of the first', () => {
  const path = join(folder, 'signing-keys.json')
  const [first, second] = [createKey(new Date(0)), createKey(new Date(0))]
  expect(createKeyFile(path, [first])).toBe(true)
  expect(createKeyFile(path, [second])).toBe(false)
  expect(readKeyFile(path)).toEqual([first])
  expect(readdirSync(folder)).toEqual(['signing-keys.json'])
})

test('a rotation replaces the keys of the file', () => {
  const path = join(folder, 'signing-keys.json')
  const [old, next] = [createKey(new Date(0)), createKey(new Date(1))]
  createKeyFile(path, [old])
  writeKeyFile(path, [next, old])
  expect(readKeyFile(path)).toEqual([next, old])
  expect(readdirSync(folder)).toEqual(['signing-keys.json'])
})
