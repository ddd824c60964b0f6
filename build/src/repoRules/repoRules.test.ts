import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inWorkspace, root } from '../workspaces.ts'
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

/** npm 11 warns of install scripts about which package.json says nothing, and npm 12 does not run them. */
test('package.json decides about each package with an install script, so that npm ci has nothing to warn about', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
  const { packages } = read('package-lock.json') as {
    readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>
  }
  const withScript = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect(Object.keys(read('package.json').allowScripts ?? {}).toSorted()).toEqual(withScript.toSorted())
})
