import { readFileSync } from 'node:fs'
import { inWorkspace } from '../workspaces.ts'
import { fileProblems } from './fileRules.ts'
import { importProblems, importsIn, isTooling } from './importRules.ts'
import { sourcesOf, workspaceNames } from './sources.ts'

interface Package {
  readonly name: string
  readonly exports?: Readonly<Record<string, string>>
  readonly dependencies?: object
  readonly devDependencies?: object
  readonly peerDependencies?: object
}

const workspaces = workspaceNames()
const sources = sourcesOf(workspaces)
const packageOf = (workspace: string) =>
  JSON.parse(readFileSync(inWorkspace(workspace, 'package.json'), 'utf8')) as Package

const entryPoints = new Set(
  workspaces
    .map(packageOf)
    .flatMap(({ name, exports = {} }) => Object.keys(exports).map((path) => name + path.slice(1))),
)
const namesIn = ({ dependencies, devDependencies, peerDependencies }: Package) =>
  Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })
const rootPackages = namesIn(packageOf('.'))
const allPackages = new Set(workspaces.flatMap((workspace) => namesIn(packageOf(workspace))))
const packages = (workspace: string) =>
  new Set([...rootPackages, ...(isTooling(workspace) ? allPackages : namesIn(packageOf(workspace)))])

test('every import is allowed and uses an entry point', () => {
  expect(sources.flatMap((source) => importProblems(source, { entryPoints, packages }))).toEqual([])
})

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

test.each([
  ["import { a } from './a.ts'", ['./a.ts']],
  ["import type { A } from '@mui/material'\nimport 'b'", ['@mui/material', 'b']],
  ["import {\n  a,\n  b,\n} from 'ab'", ['ab']],
  ["export * from './index.ts'", ['./index.ts']],
  ["const later = () => import('./later.ts')", ['./later.ts']],
  ["// import 'not'\nconst text = 'import'", []],
])('finds the imports of %j: %j', (text, expected) => {
  expect(importsIn(text)).toEqual(expected)
})

test.each([
  ['shell/src/a.ts', "import '@carrier-portal/mfe-order-history'", 'is not an entry point'],
  ['shell/src/a.ts', "import '../../mfe-order-history/src/remote.ts'", 'leaves its workspace'],
  ['mfe-x/src/a.ts', "import '@carrier-portal/hosting/y'", 'may not be imported'],
  ['mfe-x/src/a.ts', "import '@mui/material/Button'", 'must be imported through shared-ui/kit'],
  ['contract/src/a.ts', "import '@carrier-portal/shared-ui/kit'", 'may not be imported'],
  ['shared-ui/src/a.ts', "import 'left-pad'", 'is not in its package.json'],
])('reports %s with %s: %s', (path, text, problem) => {
  const workspace = path.split('/')[0] ?? ''
  const context = {
    entryPoints: new Set(['@carrier-portal/hosting/y', '@carrier-portal/shared-ui/kit']),
    packages: () => new Set<string>(),
  }
  expect(importProblems({ path, workspace, text }, context)).toEqual([expect.stringContaining(problem)])
})
