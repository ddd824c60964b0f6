/** @jest-environment node */
import fs, {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../settings.ts'
import { createKeyFile, readKeyFile, writeKeyFile } from './keyFile.ts'
import { createKey, fileKeyRing } from './keyRing.ts'
import { openKeyRing } from './openKeyRing.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signing-keys-'))
})

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

test.each([
  ['creation', createKeyFile, 'linkSync'],
  ['rotation', writeKeyFile, 'renameSync'],
] as const)('a %s writes the keys to the disk before their file has its name', (_, write, name) => {
  const [flush, rename] = [jest.spyOn(fs, 'fsyncSync'), jest.spyOn(fs, name)]
  write(join(folder, 'signing-keys.json'), [createKey(new Date(0))])
  expect(flush.mock.invocationCallOrder[0]).toBeLessThan(rename.mock.invocationCallOrder[0] ?? 0)
  jest.restoreAllMocks()
})

test.each(['{"keys":', '{}', '{"keys":[{"kid":"a"}]}'])(
  'a file with %s is named as one whose keys cannot be read',
  (text) => {
    const path = join(folder, 'signing-keys.json')
    writeFileSync(path, text)
    expect(() => readKeyFile(path)).toThrow(`the signing keys in ${path} could not be read`)
  },
)

test('a file that the system does not give is named with its reason', () => {
  expect(() => readKeyFile(folder)).toThrow('EISDIR')
})

/** Sets the time of a change, because two writes in the same tick of the system's clock can have one time. */
const stampAs = (path: string, second: number) => utimesSync(path, second, second)

/** Only root can give a file to another user. */
const testAsRoot = process.getuid?.() === 0 ? test : test.skip

testAsRoot.each(['signing-keys.json', 'private/signing-keys.json'])(
  'a start that may not read %s says which user it runs as',
  (file) => {
    chmodSync(folder, 0o755)
    mkdirSync(join(folder, 'private'), { mode: 0o700 })
    const keysFile = join(folder, file)
    createKeyFile(keysFile, [createKey(new Date(0))])
    chmodSync(folder, 0o755)
    const settings = readSettings({ DEMO: '0', SIGNING_KEYS_FILE: keysFile, DATA_DIR: folder })
    const start = () => openKeyRing(settings, new Date(0))
    expect(start().all()).toHaveLength(1)
    process.seteuid?.(1234)
    try {
      expect(start).toThrow(`user 1234, as which this process runs, may not read ${keysFile}; give the file and`)
    } finally {
      process.seteuid?.(0)
    }
  },
)

testAsRoot('a rotation by root leaves the file to the user of the backend', () => {
  const path = join(folder, 'signing-keys.json')
  const [old, next] = [createKey(new Date(0)), createKey(new Date(1))]
  createKeyFile(path, [old])
  chownSync(path, 1234, 1234)
  writeKeyFile(path, [next, old])
  const { uid, gid, mode } = statSync(path)
  expect([uid, gid, mode & 0o777]).toEqual([1234, 1234, 0o600])
})

test('running backends keep their keys while the file is damaged, report it once, and read the mended file', () => {
  const path = join(folder, 'signing-keys.json')
  const [old, next] = [createKey(new Date(0)), createKey(new Date(1))]
  createKeyFile(path, [old])
  const warnings: string[] = []
  const ring = fileKeyRing(path, (warning) => warnings.push(warning))
  writeFileSync(path, '{"keys":')
  stampAs(path, 1)
  expect([ring.current(), ring.find(old.kid)]).toEqual([old, old])
  expect(warnings).toEqual([
    `the signing keys in ${path} could not be read; the keys that were read before stay in use`,
  ])
  writeKeyFile(path, [next])
  stampAs(path, 2)
  expect([ring.current(), ring.find(old.kid)]).toEqual([next, undefined])
  expect(warnings).toHaveLength(1)
})

test('running backends keep their keys while the file is gone, and report it once each time', () => {
  const [path, away] = [join(folder, 'signing-keys.json'), join(folder, 'away.json')]
  const key = createKey(new Date(0))
  createKeyFile(path, [key])
  const warnings: string[] = []
  const ring = fileKeyRing(path, (warning) => warnings.push(warning))
  for (const times of [1, 2]) {
    renameSync(path, away)
    expect([ring.current(), ring.find(key.kid)]).toEqual([key, key])
    expect(warnings).toHaveLength(times)
    renameSync(away, path)
    expect(ring.current()).toEqual(key)
  }
  expect(warnings[0]).toMatch(/ENOENT.*; the keys that were read before stay in use$/)
})

test('a rotation right after the first reading of the keys is read at the next use', () => {
  const path = join(folder, 'signing-keys.json')
  const [old, next] = [createKey(new Date(0)), createKey(new Date(1))]
  createKeyFile(path, [old])
  const { readFileSync } = fs
  const reading = jest.spyOn(fs, 'readFileSync').mockImplementationOnce((...file) => {
    const content = readFileSync(...file)
    writeKeyFile(path, [next])
    stampAs(path, 1)
    return content
  })
  const ring = fileKeyRing(path, () => undefined)
  reading.mockRestore()
  expect(ring.current()).toEqual(next)
})
