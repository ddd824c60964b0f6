import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readRemoteDeclaration } from '@carrier-portal/contract/registry'
import { root } from '../workspaces.ts'
import { enlistInCodeowners, enlistInJest, enlistInPackage } from './enlist.ts'
import { type RemoteNames, remoteNames, withNames } from './remoteNames.ts'
import { aCopyOfTheRepository } from './testing/aCopyOfTheRepository.ts'
import { enlistRemote, writeRemote } from './writeRemote.ts'

const nightShift: RemoteNames = {
  workspace: 'mfe-night-shift',
  route: 'night-shift',
  code: 'NightShift',
  title: 'Night Shift',
}

test.each([
  ['mfe-night-shift', nightShift],
  ['mfe-example', { workspace: 'mfe-example', route: 'example', code: 'Example', title: 'Example' }],
  ['night-shift', undefined],
  ['mfe-', undefined],
  ['mfe-Night', undefined],
  ['mfe-../etc', undefined],
  ['', undefined],
])('the names of %j', (workspace, names) => {
  expect(remoteNames(workspace)).toEqual(names)
})

test.each([
  ["import { ExampleScreen } from './ExampleScreen.tsx'", "import { NightShiftScreen } from './NightShiftScreen.tsx'"],
  ['export function useExample(): Example {', 'export function useNightShift(): NightShift {'],
  ["title: 'Example',", "title: 'Night Shift',"],
  ["route: 'example'", "route: 'night-shift'"],
  ['mfe-example', 'mfe-night-shift'],
])('%s becomes %s', (text, named) => {
  expect(withNames(text, nightShift)).toBe(named)
})

test.each([
  ['package.json', enlistInPackage, '    "mfe-order-editor",\n    "mfe-night-shift",\n'],
  ['jest.config.mjs', enlistInJest, "    workspace('mfe-night-shift', 'browser'),\n"],
  ['CODEOWNERS', enlistInCodeowners, '/mfe-night-shift/           @carrier-portal/night-shift\n'],
])('%s gets the new workspace, and nothing else changes', (file, enlist, line) => {
  const before = readFileSync(join(root, file), 'utf8')
  const after = enlist(before, nightShift.workspace)
  expect(after).toContain(line)
  expect(after.split('\n')).toHaveLength(before.split('\n').length + 1)
})

test('a list without remotes is told', () => {
  expect(() => enlistInPackage('{}', 'mfe-a')).toThrow('no remote in the list')
})

describe('a new workspace', () => {
  let folder: string

  beforeAll(() => {
    folder = aCopyOfTheRepository()
    writeRemote(folder, nightShift)
    enlistRemote(folder, nightShift)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('has the two doors of every remote, and a declaration that is read', () => {
    expect(readdirSync(join(folder, 'mfe-night-shift/src'))).toEqual([
      'NightShiftScreen.test.tsx',
      'NightShiftScreen.tsx',
      'messages.ts',
      'remote.ts',
      'standalone.tsx',
      'useNightShift.ts',
    ])
    const declaration = JSON.parse(readFileSync(join(folder, 'mfe-night-shift/remote.json'), 'utf8'))
    expect(readRemoteDeclaration(declaration)).toMatchObject({ state: 'read', declaration: { route: 'night-shift' } })
  })

  test('has types that fit, and the style of the house', () => {
    expect(run('tsc', '-p', 'mfe-night-shift')).toEqual({ status: 0, said: '' })
    expect(run('biome', 'check', 'mfe-night-shift')).toEqual({ status: 0, said: '' })
  }, 120_000)

  test('builds and passes the conformance kit as it is', () => {
    const kit = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'build/src/conformance/cli.ts', 'mfe-night-shift', '--json'],
      {
        cwd: folder,
        encoding: 'utf8',
        timeout: 170_000,
      },
    )
    expect(JSON.parse(kit.stdout || kit.stderr)).toMatchObject({ workspace: 'mfe-night-shift', passed: true })
  }, 180_000)

  test('is not written twice', () => {
    expect(() => writeRemote(folder, nightShift)).toThrow('exists already')
    expect(existsSync(join(folder, 'mfe-night-shift'))).toBe(true)
  })

  function run(command: string, ...parameters: readonly string[]) {
    const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', command), parameters, {
      cwd: folder,
      encoding: 'utf8',
    })
    return { status, said: status === 0 ? '' : `${stdout}${stderr}` }
  }
})
