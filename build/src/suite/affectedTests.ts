import type { CoverageRow } from '../repoRules/coverageTable.ts'
import { LONG_TEST } from './longTests.ts'
import processWorkspaces from './processWorkspaces.json'

/** The part of dependency-cruiser's JSON that says which file imports which. */
export interface Imports {
  readonly modules: readonly { readonly source: string; readonly dependents: readonly string[] }[]
}

/** These files and every file that imports one of them, directly or through others. */
export function reachedFiles({ modules }: Imports, files: readonly string[]): ReadonlySet<string> {
  const dependents = new Map(modules.map((module) => [module.source, module.dependents]))
  const reached = new Set(files)
  for (const file of reached) for (const dependent of dependents.get(file) ?? []) reached.add(dependent)
  return reached
}

/** Journeys for Playwright's command line. `titles` is undefined when all tests of the files run. */
interface Journeys {
  readonly files: readonly string[]
  readonly titles?: string
}

/**
 * The journeys that prove a requirement which one of the files implements. A changed journey file runs as a whole, and
 * then the titles of the other files no longer narrow the run.
 */
export function journeysOf(rows: readonly CoverageRow[], reached: ReadonlySet<string>): Journeys {
  const proofs = rows
    .filter(({ where }) => where.some((file) => reached.has(file)))
    .flatMap((row) => row.proofs.filter(({ file }) => isJourney(file)))
  const changed = [...reached].filter(isJourney)
  const files = [...new Set([...changed, ...proofs.map(({ file }) => file)])].toSorted()
  if (changed.length > 0 || proofs.length === 0) return { files }
  return { files, titles: [...new Set(proofs.map(({ title }) => patternOf(title)))].join('|') }
}

/**
 * The test files that a change runs besides those that import it; `tracked` are the files of the repository. The import
 * graph ends at a process, so a change in a workspace whose tests start processes runs all tests of the workspace.
 */
export function testsWithProcesses(changed: readonly string[], tracked: readonly string[]): readonly string[] {
  const workspaces = new Set(changed.map(workspaceOf).filter((name) => processWorkspaces.includes(name)))
  return tracked.filter((file) => /\.test\.tsx?$/.test(file) && workspaces.has(workspaceOf(file)))
}

function workspaceOf(file: string): string {
  return file.split('/')[0] ?? ''
}

/** The long ones are left out, because one of them takes longer than all that one screen's change runs. */
function isJourney(file: string): boolean {
  return /^e2e\/.*\.spec\.ts$/.test(file) && !LONG_TEST.test(file)
}

/** A title is a part of the source text, so a placeholder in it matches any text. */
function patternOf(title: string): string {
  return title
    .split(/%[a-z]|\$\{[^}]*\}/)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('.*')
}
