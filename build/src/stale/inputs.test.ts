import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { inWorkspace } from '../workspaces.ts'
import { inputsOf, isUpToDate, markBuilt, unmarkBuilt } from './inputs.ts'

const WORKSPACE = '.stale-proof'
const write = (name: string, text: string) => {
  mkdirSync(inWorkspace(WORKSPACE, 'src'), { recursive: true })
  writeFileSync(inWorkspace(WORKSPACE, 'src', name), text)
}

afterEach(() => {
  rmSync(inWorkspace(WORKSPACE), { recursive: true, force: true })
  unmarkBuilt(WORKSPACE)
})

test('a build is stale when a source changes, and not when a test does', () => {
  write('a.ts', '1')
  const before = inputsOf(WORKSPACE)
  write('a.test.ts', 'changed')
  expect(inputsOf(WORKSPACE)).toBe(before)
  write('a.ts', '2')
  expect(inputsOf(WORKSPACE)).not.toBe(before)
})

test('a build counts only once it is whole and there', () => {
  write('a.ts', '1')
  expect(isUpToDate(WORKSPACE, 'hash')).toBe(false)
  mkdirSync(inWorkspace(WORKSPACE, 'dist'))
  markBuilt(WORKSPACE, 'hash')
  expect(isUpToDate(WORKSPACE, 'hash')).toBe(true)
  expect(isUpToDate(WORKSPACE, 'other')).toBe(false)
  rmSync(inWorkspace(WORKSPACE, 'dist'), { recursive: true })
  expect(isUpToDate(WORKSPACE, 'hash')).toBe(false)
})
