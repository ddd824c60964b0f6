import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { messageOf } from '@carrier-portal/hosting/release'
import { checkFolder } from '../checkFolder.ts'
import type { RemoteNames } from './deriveNames.ts'
import { repositoryFiles } from './repositoryFiles.ts'
import { templateSources } from './templateSources.ts'

/**
 * Writes a repository for a new remote. With `packages`, its dependencies are the packed files in that folder instead of
 * a registry's. Returns the paths of the files; throws when the folder exists or could not be compiled, and when it cannot be
 * written: it is then gone.
 */
export function createRepository(folder: string, names: RemoteNames, packages?: string): readonly string[] {
  if (existsSync(folder)) throw new Error(`${folder} already exists. Choose another name, or delete the folder.`)
  checkFolder(folder)
  const files = { ...repositoryFiles(names, folder, packages), ...templateSources(names) }
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    chmodSync(join(folder, 'ci.sh'), 0o755)
  } catch (cause) {
    // With a part of its files, the next run would refuse the folder.
    rmSync(folder, { recursive: true, force: true })
    throw new Error(
      `${folder} cannot be written: ${messageOf(cause)}. Check the free space and your rights there, then run the command again.`,
    )
  }
  return Object.keys(files)
}
