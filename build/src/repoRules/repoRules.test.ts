import { readFileSync } from 'node:fs'
import { inWorkspace } from '../workspaces.ts'
import { fileProblems } from './fileRules.ts'
import { sourcesOf, workspaceNames } from './sources.ts'

interface Package {
  readonly exports?: Readonly<Record<string, string>>
}

const workspaces = workspaceNames()
const sources = sourcesOf(workspaces)
const packageOf = (workspace: string) =>
  JSON.parse(readFileSync(inWorkspace(workspace, 'package.json'), 'utf8')) as Package

test('every entry point of a workspace exists', () => {
  const missing = workspaces.flatMap((workspace) =>
    Object.values(packageOf(workspace).exports ?? {}).filter((file) => {
      try {
        return readFileSync(inWorkspace(workspace, file)).length === 0
      } catch {
        return true
      }
    }),
  )
  expect(missing).toEqual([])
})

test('files are short, have descriptive names and no forbidden patterns', () => {
  expect(sources.flatMap(fileProblems)).toEqual([])
})
