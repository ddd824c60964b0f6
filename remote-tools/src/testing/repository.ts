import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readDeclaration } from '../declaration/readDeclaration.ts'

/** The repository's folder. */
export const repository = join(import.meta.dirname, '../../..')

/** The folders of the repository's remotes. */
export function remoteFolders(): readonly string[] {
  return readdirSync(repository)
    .map((name) => join(repository, name))
    .filter((folder) => existsSync(join(folder, 'remote.json')))
}

/** The folder of a remote in the navigation, for tests that need any one: each of them may move into a repository of its own. */
export function anyScreenFolder(): string {
  const folder = remoteFolders()
    .toSorted()
    .find((path) => readDeclaration(path).navigation !== null)
  if (folder) return folder
  throw new Error('The repository has no remote in the navigation.')
}
