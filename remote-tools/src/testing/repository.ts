import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The repository's folder. */
export const repository = join(import.meta.dirname, '../../..')

/** The folders of the repository's remotes. */
export function remoteFolders(): readonly string[] {
  return readdirSync(repository)
    .map((name) => join(repository, name))
    .filter((folder) => existsSync(join(folder, 'remote.json')))
}
