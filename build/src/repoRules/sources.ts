import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../workspaces.ts'

/** One source file of the repository. */
export interface Source {
  /** Relative to the repository's folder: 'shell/src/main.tsx'. */
  readonly path: string
  readonly text: string
}

const SKIPPED = /^(node_modules|dist|coverage|test-results|playwright-report|template|\..*)$/

/** All TypeScript and JavaScript files of the workspaces. */
export function sourcesOf(workspaces: readonly string[]): readonly Source[] {
  return workspaces.flatMap((workspace) =>
    filesIn(join(root, workspace)).map((file) => ({ path: relative(root, file), text: readFileSync(file, 'utf8') })),
  )
}

/** The pages of the repository's folder and of docs. */
export function pagesOf(): readonly Source[] {
  return ['', 'docs'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => ({ path: join(folder, name), text: readFileSync(join(root, folder, name), 'utf8') })),
  )
}

/** The workspaces of package.json without the examples, which represent other companies' code. */
export function workspaceNames(): readonly string[] {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
  return workspaces.filter((name) => !name.startsWith('examples'))
}

/** Whether a file is a test or test support. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|\.spec\.tsx?$|\/testing\/|^e2e\//.test(path)
}

function filesIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !SKIPPED.test(name))
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path)
    return /\.(tsx?|mjs|cjs|js)$/.test(entry.name) ? [path] : []
  })
}
