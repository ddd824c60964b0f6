import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inWorkspace, root } from '../workspaces.ts'

/** What every build is made of besides its own workspace. */
const COMMON = ['contract', 'shared-ui', 'order-lists', 'build/src/rspack', 'build/src/page', 'package-lock.json']
const SKIPPED = /^(node_modules|dist|\..*|.*\.test\.tsx?|README\.md)$/
const MARKS = join(root, 'node_modules/.cache/built-from')

/** A hash of the content of everything that goes into a workspace's build. */
export function inputsOf(workspace: string): string {
  const hash = createHash('sha256')
  for (const part of [workspace, ...COMMON])
    for (const file of filesIn(join(root, part))) hash.update(relative(root, file)).update(readFileSync(file))
  return hash.digest('hex')
}

/** Whether the build that lies in `dist` was made of these inputs. */
export function isUpToDate(workspace: string, inputs: string): boolean {
  const mark = markOf(workspace)
  return existsSync(inWorkspace(workspace, 'dist')) && existsSync(mark) && readFileSync(mark, 'utf8') === inputs
}

/** Taken away first and written last, so that a build that was broken off counts as stale. */
export function unmarkBuilt(workspace: string): void {
  rmSync(markOf(workspace), { force: true })
}

/** Says what the build in `dist` was made of. Beside it and not in it: everything in it is published. */
export function markBuilt(workspace: string, inputs: string): void {
  mkdirSync(MARKS, { recursive: true })
  writeFileSync(markOf(workspace), inputs)
}

function markOf(workspace: string): string {
  return join(MARKS, workspace)
}

function filesIn(path: string): readonly string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  const entries = readdirSync(path, { withFileTypes: true }).filter((entry) => !SKIPPED.test(entry.name))
  return entries
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)]))
    .toSorted()
}
