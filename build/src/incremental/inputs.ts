import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inWorkspace, root } from '../workspaces.ts'

/** Inputs of every build besides its own workspace. */
const SHARED_INPUTS = [
  'contract',
  'shared-ui',
  'order-lists',
  'order-editor',
  'remote-tools/src/declaration/readDeclaration.ts',
  'remote-tools/src/remoteProject.ts',
  'remote-tools/src/rspack',
  'build/src/shell',
  'build/src/page',
  'hosting/src/headers/addressRules.ts',
  'hosting/src/release/publish/integrity.ts',
  'hosting/src/release/publish/precompress.ts',
  'package-lock.json',
]
const SKIPPED = /^(node_modules|dist|\..*|.*\.test\.tsx?|README\.md)$/
const MARKS_FOLDER = join(root, 'node_modules/.cache/built-from')

/** The hash of all files that a workspace's build depends on. */
export function hashInputs(workspace: string): string {
  const hash = createHash('sha256')
  for (const part of [workspace, ...SHARED_INPUTS])
    for (const file of filesIn(join(root, part))) hash.update(relative(root, file)).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * Whether `dist` was built from these inputs and has the files of that build: `carrier-portal build`, `conformance` and
 * `publish` write it too, without a mark.
 */
export function isUpToDate(workspace: string, inputs: string): boolean {
  const mark = markOf(workspace)
  return existsSync(mark) && readFileSync(mark, 'utf8') === contentOfMark(workspace, inputs)
}

/** Deletes the mark. It is deleted before a build and written after it, so an interrupted build counts as stale. */
export function unmarkBuilt(workspace: string): void {
  rmSync(markOf(workspace), { force: true })
}

/** Records the inputs and the files of the build in `dist`. The mark is outside of it, because all files there are published. */
export function markBuilt(workspace: string, inputs: string): void {
  mkdirSync(MARKS_FOLDER, { recursive: true })
  writeFileSync(markOf(workspace), contentOfMark(workspace, inputs))
}

/** The names of most files contain a hash of their content, so names and sizes distinguish two builds. */
function contentOfMark(workspace: string, inputs: string): string {
  const dist = inWorkspace(workspace, 'dist')
  const entries = existsSync(dist) ? readdirSync(dist, { recursive: true, withFileTypes: true }) : []
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  // Another process may be building it, and have deleted a file since.
  const sizes = files.map((file) => `${relative(dist, file)} ${statSync(file, { throwIfNoEntry: false })?.size}`)
  return [inputs, ...sizes.toSorted()].join('\n')
}

function markOf(workspace: string): string {
  return join(MARKS_FOLDER, workspace)
}

function filesIn(path: string): readonly string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  const entries = readdirSync(path, { withFileTypes: true }).filter((entry) => !SKIPPED.test(entry.name))
  return entries
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)]))
    .toSorted()
}
