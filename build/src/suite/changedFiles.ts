import { execFileSync } from 'node:child_process'
import { root } from '../workspaces.ts'

/**
 * The files that differ from a commit, and the untracked ones, by their path in the repository. Deleted files are left
 * out. Throws when there is no such commit.
 */
export function changedFiles(commit: string): readonly string[] {
  const changed = git('diff', '--name-only', '--diff-filter=d', commit)
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])].toSorted()
}

/** The tracked files of a folder. */
export function trackedFiles(folder: string): readonly string[] {
  return git('ls-files', folder)
}

function git(...parameters: readonly string[]): readonly string[] {
  return execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
}
