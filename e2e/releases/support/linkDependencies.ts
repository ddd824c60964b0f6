import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '@carrier-portal/build/tooling'

/** What this repository has in node_modules beside the packages of other authors. */
const OWN = ['@carrier-portal', '.bin', '.cache', '.package-lock.json']

/**
 * Gives a new repository this repository's packages of other authors as hard links. `npm install` then removes those that
 * the new repository does not depend on and adds what is missing; unpacking 29,000 files is most of its work otherwise.
 * Nothing is linked to a folder on another disk.
 */
export async function linkDependencies(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules')
  const isLinked = await promisify(execFile)('cp', ['-al', join(root, 'node_modules'), modules]).then(
    () => true,
    () => false,
  )
  const removed = isLinked ? OWN.map((name) => join(modules, name)) : [modules]
  await Promise.all(removed.map((path) => rm(path, { recursive: true, force: true })))
}
