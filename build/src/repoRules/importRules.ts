import { dirname, join } from 'node:path/posix'
import { isTest, type Source } from './sources.ts'

const OURS = '@carrier-portal/'
const PRODUCT = ['contract', 'shared-ui']
/** The remotes that show an order list. */
const LIST_REMOTE = /^mfe-(orders-available|orders-accepted|order-history)$/

/** Allowed workspace imports; a workspace that is not listed is tooling and may import anything but screens. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  'shared-ui': ['contract'],
  'order-lists': ['contract', 'shared-ui'],
  shell: PRODUCT,
  'reference-backend': ['contract'],
  hosting: ['contract'],
}

/** Packages that only shared-ui/kit may import. */
const BEHIND_KIT = /^(@mui\/|styled-components($|\/))/

export interface ImportContext {
  /** The entry points of all workspaces: '@carrier-portal/shared-ui/kit'. */
  readonly entryPoints: ReadonlySet<string>
  /** The dependencies in a workspace's package.json or in the root's. */
  readonly packages: (workspace: string) => ReadonlySet<string>
}

/** The problems of a file's imports. */
export function importProblems(source: Source, facts: ImportContext): readonly string[] {
  return importsIn(source.text).flatMap((wanted) => {
    const problem = problemWith(wanted, source, facts)
    return problem === undefined ? [] : [`${source.path}: ${wanted} ${problem}`]
  })
}

function problemWith(wanted: string, source: Source, { entryPoints, packages }: ImportContext): string | undefined {
  // A template literal that looks like an import is ignored.
  if (wanted.startsWith('node:') || wanted.includes('${')) return undefined
  if (wanted.startsWith('.')) return relativeProblem(wanted, source)
  if (wanted.startsWith(OURS)) {
    const target = wanted.slice(OURS.length).split('/')[0] ?? ''
    if (!entryPoints.has(wanted)) return 'is not an entry point of its workspace'
    return mayImportWorkspace(source, target) ? undefined : `may not be imported by ${source.workspace}`
  }
  if (BEHIND_KIT.test(wanted) && source.workspace !== 'shared-ui') return 'must be imported through shared-ui/kit'
  return packages(source.workspace).has(packageOf(wanted)) ? undefined : 'is not in its package.json'
}

function relativeProblem(wanted: string, source: Source): string | undefined {
  const target = join(dirname(source.path), wanted).split('/')[0] ?? ''
  if (target === source.workspace) return undefined
  // Component tests call the reference backend, which the jest preset starts.
  if (isTest(source.path) && target === 'build') return undefined
  return isTooling(source.workspace) ? undefined : 'leaves its workspace'
}

function mayImportWorkspace(source: Source, target: string): boolean {
  if (target === source.workspace) return true
  const isDevelopment = isTest(source.path) || /\/(standalone\.tsx|rspack\.config\.ts)$/.test(source.path)
  if (target === 'build') return isDevelopment || isTooling(source.workspace)
  const lists = LIST_REMOTE.test(source.workspace) ? ['order-lists'] : []
  const allowed = source.workspace.startsWith('mfe-') ? [...PRODUCT, ...lists] : mayImport[source.workspace]
  return allowed ? allowed.includes(target) : true
}

/** Workspaces that build, test or measure the others. */
export function isTooling(workspace: string): boolean {
  return !workspace.startsWith('mfe-') && !(workspace in mayImport)
}

/** All module specifiers that a file imports or re-exports, statically or dynamically. */
export function importsIn(text: string): readonly string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const statements = code.matchAll(
    /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]/gm,
  )
  const calls = code.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)
  return [...statements, ...calls].map((match) => match[1] ?? match[2] ?? '')
}

function packageOf(wanted: string): string {
  if (wanted === '@jest/globals') return 'jest'
  return wanted
    .split('/')
    .slice(0, wanted.startsWith('@') ? 2 : 1)
    .join('/')
}
