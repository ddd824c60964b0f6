import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { inWorkspace } from '../workspaces.ts'
import { hashInputs, isUpToDate, markBuilt, unmarkBuilt } from './inputs.ts'

const WORKSPACE = '.stale-test'
const writeSource = (name: string, text: string) => {
  mkdirSync(inWorkspace(WORKSPACE, 'src'), { recursive: true })
  writeFileSync(inWorkspace(WORKSPACE, 'src', name), text)
}

afterEach(() => {
  rmSync(inWorkspace(WORKSPACE), { recursive: true, force: true })
  unmarkBuilt(WORKSPACE)
})

test('a build becomes stale when a source changes, not when a test changes', () => {
  writeSource('a.ts', '1')
  const before = hashInputs(WORKSPACE)
  writeSource('a.test.ts', 'changed')
  expect(hashInputs(WORKSPACE)).toBe(before)
  writeSource('a.ts', '2')
  expect(hashInputs(WORKSPACE)).not.toBe(before)
})

test('a build is up to date only with a mark and the files that it wrote to dist', () => {
  writeSource('a.ts', '1')
  expect(isUpToDate(WORKSPACE, 'hash')).toBe(false)
  mkdirSync(inWorkspace(WORKSPACE, 'dist'))
  writeFileSync(inWorkspace(WORKSPACE, 'dist/remoteEntry.0e.js'), '')
  markBuilt(WORKSPACE, 'hash')
  expect(isUpToDate(WORKSPACE, 'hash')).toBe(true)
  expect(isUpToDate(WORKSPACE, 'other')).toBe(false)
  writeFileSync(inWorkspace(WORKSPACE, 'dist/remoteEntry.1f.js'), 'of another build')
  expect(isUpToDate(WORKSPACE, 'hash')).toBe(false)
  rmSync(inWorkspace(WORKSPACE, 'dist'), { recursive: true })
  expect(isUpToDate(WORKSPACE, 'hash')).toBe(false)
})
