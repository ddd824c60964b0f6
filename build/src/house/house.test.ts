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

const doors = new Set(
  workspaces
    .map(packageOf)
    .flatMap(({ name, exports = {} }) => Object.keys(exports).map((door) => name + door.slice(1))),
)
const namesIn = ({ dependencies, devDependencies, peerDependencies }: Package) =>
  Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })
const ofRoot = namesIn(packageOf('.'))
const everyone = new Set(workspaces.flatMap((workspace) => namesIn(packageOf(workspace))))
const packages = (workspace: string) =>
  new Set([...ofRoot, ...(isTooling(workspace) ? everyone : namesIn(packageOf(workspace)))])

test('every import keeps to who may import whom, and goes through a door', () => {
  expect(sources.flatMap((source) => importProblems(source, { doors, packages }))).toEqual([])
})

test('every door of a workspace leads somewhere', () => {
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

test('files are short, named by what is in them, and take no shortcuts', () => {
  expect(sources.flatMap(fileProblems)).toEqual([])
})

test.each([
  ["import { a } from './a.ts'", ['./a.ts']],
  ["import type { A } from '@mui/material'\nimport 'b'", ['@mui/material', 'b']],
  ["import {\n  a,\n  b,\n} from 'ab'", ['ab']],
  ["export * from './door.ts'", ['./door.ts']],
  ["const later = () => import('./later.ts')", ['./later.ts']],
  ["// import 'not'\nconst text = 'import'", []],
])('%j imports %j', (text, expected) => {
  expect(importsIn(text)).toEqual(expected)
})

test.each([
  ['shell/src/a.ts', "import '@carrier-portal/mfe-order-history'", 'is no door'],
  ['shell/src/a.ts', "import '../../mfe-order-history/src/remote.ts'", 'leaves its workspace'],
  ['mfe-x/src/a.ts', "import '@carrier-portal/hosting/y'", 'may not be imported'],
  ['mfe-x/src/a.ts', "import '@mui/material/Button'", 'comes through shared-ui/kit'],
  ['contract/src/a.ts', "import '@carrier-portal/shared-ui/kit'", 'may not be imported'],
  ['shared-ui/src/a.ts', "import 'left-pad'", 'is not in its package.json'],
])('%s with %s: %s', (path, text, problem) => {
  const workspace = path.split('/')[0] ?? ''
  const facts = {
    doors: new Set(['@carrier-portal/hosting/y', '@carrier-portal/shared-ui/kit']),
    packages: () => new Set<string>(),
  }
  expect(importProblems({ path, workspace, text }, facts)).toEqual([expect.stringContaining(problem)])
})
