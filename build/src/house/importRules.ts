import { dirname, join } from 'node:path/posix'
import { isTest, type Source } from './sources.ts'

const OURS = '@carrier-portal/'
const PRODUCT = ['contract', 'shared-ui']
/** The remotes that show an order list. */
const LIST_REMOTE = /^mfe-(orders-available|orders-accepted|order-history)$/

/** Who may import whom (architecture.md); what is not named here is tooling and may import anything but screens. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  'shared-ui': ['contract'],
  'order-lists': ['contract', 'shared-ui'],
  shell: PRODUCT,
  'reference-backend': ['contract'],
  // The registry's shape is written once, in the contract.
  hosting: ['contract'],
}

/** The parts of other people's that only the curated door may take in (architecture.md, "Federation"). */
const BEHIND_KIT = /^(@mui\/|styled-components($|\/))/

export interface Facts {
  /** The doors of each workspace: '@carrier-portal/shared-ui/kit'. */
  readonly doors: ReadonlySet<string>
  /** The packages that each workspace's package.json, or the root's, names. */
  readonly packages: (workspace: string) => ReadonlySet<string>
}

/** What is wrong with a file's imports: each problem names the import. */
export function importProblems(source: Source, facts: Facts): readonly string[] {
  return importsIn(source.text).flatMap((wanted) => {
    const problem = problemWith(wanted, source, facts)
    return problem === undefined ? [] : [`${source.path}: ${wanted} ${problem}`]
  })
}

function problemWith(wanted: string, source: Source, { doors, packages }: Facts): string | undefined {
  // A text that only looks like an import, made up at run time, is none.
  if (wanted.startsWith('node:') || wanted.includes('${')) return undefined
  if (wanted.startsWith('.')) return relativeProblem(wanted, source)
  if (wanted.startsWith(OURS)) {
    const target = wanted.slice(OURS.length).split('/')[0] ?? ''
    if (!doors.has(wanted)) return 'is no door of its workspace'
    return mayTake(source, target) ? undefined : `may not be imported by ${source.workspace}`
  }
  if (BEHIND_KIT.test(wanted) && source.workspace !== 'shared-ui') return 'comes through shared-ui/kit'
  return packages(source.workspace).has(packageOf(wanted)) ? undefined : 'is not in its package.json'
}

function relativeProblem(wanted: string, source: Source): string | undefined {
  const target = join(dirname(source.path), wanted).split('/')[0] ?? ''
  if (target === source.workspace) return undefined
  // Component tests talk to the real reference backend, which the jest preset starts.
  if (isTest(source.path) && target === 'build') return undefined
  return isTooling(source.workspace) ? undefined : 'leaves its workspace'
}

function mayTake(source: Source, target: string): boolean {
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

/** Every address that a file imports or re-exports, at once or later. */
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
