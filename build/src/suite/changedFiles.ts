import { spawnSync } from 'node:child_process'
import { root } from '../workspaces.ts'

/**
 * The files that differ from a commit, and the untracked ones, by their path in the repository. Deleted files are left
 * out. Throws git's message when there is no such commit, or no repository, as in a downloaded archive.
 */
export function changedFiles(commit: string): readonly string[] {
  // First, because without a repository `git diff` prints all of its options.
  const untracked = git('ls-files', '--others', '--exclude-standard')
  return [...new Set([...git('diff', '--name-only', '--diff-filter=d', commit), ...untracked])].toSorted()
}

/** The tracked files of a folder. */
export function trackedFiles(folder: string): readonly string[] {
  return git('ls-files', folder)
}

function git(...parameters: readonly string[]): readonly string[] {
  const { error, status, stdout, stderr } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8' })
  if (error) throw new Error(`git could not be run: ${error.message}`)
  if (status !== 0) throw new Error(stderr.trim())
  return stdout.split('\n').filter(Boolean)
}
