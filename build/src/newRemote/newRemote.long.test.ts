import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { readRemoteDeclaration } from '@carrier-portal/contract/registry'
import type { RemoteNames } from '@carrier-portal/remote-tools/create'
import { root } from '../workspaces.ts'
import { addToCodeowners, addToJest, addToPackage } from './listsWith.ts'
import { copyRepository } from './testing/copyRepository.ts'
import { writeRemote } from './writeRemote.ts'

const RSPACK = join(root, 'node_modules/@rspack/cli/bin/rspack.js')

const nightShift: RemoteNames = {
  workspace: 'mfe-night-shift',
  route: 'night-shift',
  code: 'NightShift',
  title: 'Night Shift',
}

test.each([
  ['package.json', addToPackage, '    "mfe-order-editor",\n    "mfe-night-shift",\n'],
  ['jest.config.mjs', addToJest, "    workspace('mfe-night-shift', 'browser'),\n"],
  ['CODEOWNERS', addToCodeowners, '/mfe-night-shift/           @carrier-portal/night-shift\n'],
])('adds one line with the new workspace to %s', (file, addWorkspace, line) => {
  const before = readFileSync(join(root, file), 'utf8')
  const after = addWorkspace(before, nightShift.workspace)
  expect(after).toContain(line)
  expect(after.split('\n')).toHaveLength(before.split('\n').length + 1)
})

test('writes nothing when a list contains no remote', () => {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'))
  for (const file of ['package.json', 'jest.config.mjs']) copyFileSync(join(root, file), join(folder, file))
  cpSync(join(root, 'mfe-order-editor'), join(folder, 'mfe-order-editor'), {
    recursive: true,
    filter: (path) => !/node_modules|src|dist/.test(relative(root, path)),
  })
  writeFileSync(join(folder, 'CODEOWNERS'), '* @carrier-portal/platform\n')
  const before = readFileSync(join(folder, 'package.json'), 'utf8')
  expect(() => writeRemote(folder, nightShift)).toThrow(
    /^CODEOWNERS: The list contains no remote .*run the command again/,
  )
  expect(existsSync(join(folder, nightShift.workspace))).toBe(false)
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(before)
})

describe('a new workspace', () => {
  let folder: string

  beforeAll(() => {
    folder = copyRepository()
    writeRemote(folder, nightShift)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('has both entry points of a remote and a valid declaration', () => {
    expect(readdirSync(join(folder, 'mfe-night-shift/src'))).toEqual([
      'NightShiftScreen.test.tsx',
      'NightShiftScreen.tsx',
      'assets.d.ts',
      'messages.ts',
      'remote.ts',
      'standalone.tsx',
      'useItemTypes.ts',
    ])
    const declaration = JSON.parse(readFileSync(join(folder, 'mfe-night-shift/remote.json'), 'utf8'))
    expect(readRemoteDeclaration(declaration)).toMatchObject({ state: 'read', declaration: { route: 'night-shift' } })
    expect(readFileSync(join(folder, 'mfe-night-shift/src/remote.ts'), 'utf8')).toContain(
      `contract: '${declaration.contract}'`,
    )
  })

  test('passes the type check and the linter', () => {
    expect(run('tsc', '-p', 'mfe-night-shift')).toEqual({ status: 0, output: '' })
    expect(run('biome', 'check', 'mfe-night-shift')).toEqual({ status: 0, output: '' })
  })

  // e2e/releases/own-repository.long.spec.ts runs the conformance kit on a remote of the same template.
  test('builds unchanged', () => {
    const workspace = join(folder, 'mfe-night-shift')
    const { status, stdout, stderr } = spawnSync(process.execPath, [RSPACK, 'build'], {
      cwd: workspace,
      encoding: 'utf8',
    })
    expect({ status, output: status === 0 ? '' : `${stdout}${stderr}` }).toEqual({ status: 0, output: '' })
    expect(readdirSync(join(workspace, 'dist'))).toContain('mf-manifest.json')
  })

  test('is not overwritten', () => {
    expect(() => writeRemote(folder, nightShift)).toThrow('already exists')
    expect(existsSync(join(folder, 'mfe-night-shift'))).toBe(true)
  })

  function run(command: string, ...parameters: readonly string[]) {
    const { status, stdout, stderr } = spawnSync(
      join(root, command === 'tsc' ? 'build' : '', 'node_modules/.bin', command),
      parameters,
      { cwd: folder, encoding: 'utf8' },
    )
    return { status, output: status === 0 ? '' : `${stdout}${stderr}` }
  }
})
