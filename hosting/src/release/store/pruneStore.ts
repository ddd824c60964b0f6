import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dropVersions, type NamedVersion } from '../changes/dropVersions.ts'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import { deleteOldTemporaryFiles, deleteOldUploads } from './dayOldFiles.ts'
import type { ReleaseStore } from './releaseStore.ts'
import {
  droppableVersions,
  endsRetention,
  RETENTION_DAYS,
  type RevisionUse,
  referencedFolders,
  useOf,
} from './retentionRule.ts'
import type { ChangeNote } from './revision.ts'

/** The versions removed from the registry, and the folders, uploads and temporary files removed from the store. */
interface Pruned {
  readonly dropped: readonly NamedVersion[]
  readonly deleted: readonly string[]
}

/**
 * Applies the retention rule: a version that was not in use for 30 days leaves the registry, and its files are deleted
 * once no revision of the last 30 days references them. Uploads without a publication, and temporary
 * files of killed processes, are deleted after a day. With `isDryRun` it changes nothing.
 */
export async function pruneStore(store: ReleaseStore, note: ChangeNote, now: Date, isDryRun: boolean): Promise<Pruned> {
  const before = isDryRun ? await store.read() : await store.complete()
  const uses = await readUses(store, now.getTime())
  const dropped = droppableVersions(before, uses, now.getTime())
  const referenced = referencedFolders(uses, now.getTime())
  const deleted: string[] = []

  for (const folder of await versionFolders(store.folder)) {
    if (referenced.has(folder) || (await ageInDays(join(store.folder, folder), now)) < RETENTION_DAYS) continue
    if (!isDryRun) await rm(join(store.folder, folder), { recursive: true })
    deleted.push(folder)
  }
  deleted.push(...(await deleteOldUploads(store.folder, now, isDryRun)))
  deleted.push(...(await deleteOldTemporaryFiles(store.folder, now, isDryRun)))
  // After the deletions, which make space for the new revision on a full disk.
  if (dropped.length === 0 || isDryRun) return { dropped, deleted }
  try {
    await store.commit(before, dropVersions(before, dropped), note)
    return { dropped, deleted }
  } catch (cause) {
    if (!(cause instanceof ReleaseRefusal && cause.kind === 'conflict')) throw cause
    // A release came first. Its refusal says that nothing was changed, which is untrue after the deletions.
    const again = await pruneStore(store, note, now, isDryRun)
    return { ...again, deleted: [...deleted, ...again.deleted] }
  }
}

/** The uses of the revisions that the retention rule reads, the latest last. */
async function readUses(store: ReleaseStore, now: number): Promise<readonly RevisionUse[]> {
  const uses: RevisionUse[] = []
  for await (const revision of store.latestFirst()) {
    uses.push(useOf(revision))
    if (endsRetention(revision, now)) break
  }
  return uses.toReversed()
}

async function versionFolders(store: string): Promise<readonly string[]> {
  const remotes = await foldersIn(join(store, 'r')).catch(() => [])
  const folders = await Promise.all(
    remotes.map(async (name) => (await foldersIn(join(store, 'r', name))).map((folder) => `r/${name}/${folder}`)),
  )
  return folders.flat()
}

/** Without files, which a file manager or a copy may have left there. */
async function foldersIn(path: string): Promise<readonly string[]> {
  const entries = await readdir(path, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

async function ageInDays(path: string, now: Date): Promise<number> {
  return (now.getTime() - (await stat(path)).mtimeMs) / 86_400_000
}
