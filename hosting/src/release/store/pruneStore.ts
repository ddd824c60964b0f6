import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dropVersions, type NamedVersion } from '../changes/dropVersions.ts'
import { droppableVersions, KEPT_DAYS, namedFolders } from './keepRule.ts'
import type { ReleaseStore } from './releaseStore.ts'
import type { Note } from './revision.ts'

/** What left the registry, and which folders left the store. */
export interface Pruned {
  readonly dropped: readonly NamedVersion[]
  readonly deleted: readonly string[]
}

/**
 * Cleans up by the keep rule: a version that nobody was given for 30 days leaves the registry, and its files are
 * deleted once no revision of the last 30 days names them. With `isDryRun` it only tells.
 */
export async function pruneStore(store: ReleaseStore, note: Note, now: Date, isDryRun: boolean): Promise<Pruned> {
  const before = await store.read()
  const dropped = droppableVersions(await store.revisions(), now.getTime())
  if (dropped.length > 0 && !isDryRun) await store.commit(before, dropVersions(before, dropped), note)
  const named = namedFolders(await store.revisions(), now.getTime())
  const deleted: string[] = []
  for (const folder of await versionFolders(store.folder)) {
    if (named.has(folder) || (await ageInDays(join(store.folder, folder), now)) < KEPT_DAYS) continue
    if (!isDryRun) await rm(join(store.folder, folder), { recursive: true })
    deleted.push(folder)
  }
  return { dropped, deleted }
}

async function versionFolders(store: string): Promise<readonly string[]> {
  const remotes = await readdir(join(store, 'r')).catch(() => [])
  const folders = await Promise.all(
    remotes.map(async (name) => (await readdir(join(store, 'r', name))).map((folder) => `r/${name}/${folder}`)),
  )
  return folders.flat()
}

async function ageInDays(folder: string, now: Date): Promise<number> {
  return (now.getTime() - (await stat(folder)).mtimeMs) / 86_400_000
}
