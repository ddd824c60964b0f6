import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RemoteNames } from './deriveNames.ts'
import { repositoryFiles } from './repositoryFiles.ts'
import { templateSources } from './templateSources.ts'

/**
 * Writes a repository for a new remote. With `packages`, its dependencies are the packed files in that folder instead of
 * a registry's. Returns the paths of the files; throws when the folder exists.
 */
export function createRepository(folder: string, names: RemoteNames, packages?: string): readonly string[] {
  if (existsSync(folder)) throw new Error(`${folder} already exists. Choose another name, or delete the folder.`)
  const files = { ...repositoryFiles(names, folder, packages), ...templateSources(names) }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  chmodSync(join(folder, 'ci.sh'), 0o755)
  return Object.keys(files)
}
