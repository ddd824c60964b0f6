import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dropVersions, type NamedVersion } from '../changes/dropVersions.ts'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import { unexpectedRefusal } from '../unexpectedRefusal.ts'
import { isErrno } from './atomicWrite.ts'
import { deleteOldTemporaryFiles, deleteOldUploads, isUnfinished } from './dayOldFiles.ts'
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
import type { StoredRegistry } from './storedRegistry.ts'

/** The versions removed from the registry, and the folders, uploads and temporary files removed from the store. */
interface Pruned {
  readonly dropped: readonly NamedVersion[]
  readonly deleted: readonly string[]
}

/**
 * Applies the retention rule: a version that was not in use for 30 days leaves the registry, and its files are deleted
 * once no revision of the last 30 days references them. Uploads without a publication, and temporary
 * files and folders of killed processes, are deleted after a day. With `isDryRun` it changes nothing. Refuses in a store without the
 * revisions of its registry; a refusal after deletions names them.
 */
export async function pruneStore(store: ReleaseStore, note: ChangeNote, now: Date, isDryRun: boolean): Promise<Pruned> {
  const deleted: string[] = []
  try {
    return { dropped: await prune(), deleted }
  } catch (cause) {
    if (deleted.length === 0 || isDryRun) throw cause
    const { kind, message } = cause instanceof ReleaseRefusal ? cause : unexpectedRefusal(cause)
    throw new ReleaseRefusal(kind, [message, 'These were deleted before:', ...deleted].join('\n  '), { deleted })
  }

  async function prune(): Promise<readonly NamedVersion[]> {
    const before = isDryRun ? await store.read() : await store.complete()
    const uses = await readUses(store, before, now.getTime())
    const dropped = droppableVersions(before, uses, now.getTime())
    const referenced = referencedFolders(uses, now.getTime())
    for (const folder of await versionFolders(store.folder)) {
      const path = join(store.folder, folder)
      if (referenced.has(folder) || (await ageInDays(path, now)) < RETENTION_DAYS) continue
      if (!isDryRun) await rm(path, { recursive: true, force: true })
      deleted.push(folder)
    }
    deleted.push(...(await deleteOldUploads(store.folder, now, isDryRun)))
    deleted.push(...(await deleteOldTemporaryFiles(store.folder, now, isDryRun)))
    // After the deletions, which make space for the new revision on a full disk.
    if (dropped.length === 0 || isDryRun) return dropped
    try {
      await store.commit(before, dropVersions(before, dropped), note)
      return dropped
    } catch (cause) {
      // A release came first. Its refusal says that nothing was changed, which is untrue after the deletions.
      if (cause instanceof ReleaseRefusal && cause.kind === 'conflict') return prune()
      throw cause
    }
  }
}

/** The uses of the revisions that the retention rule reads, the latest last. */
async function readUses(
  store: ReleaseStore,
  { revision: present }: StoredRegistry,
  now: number,
): Promise<readonly RevisionUse[]> {
  const uses: RevisionUse[] = []
  let newest = 0
  for await (const revision of store.latestFirst()) {
    newest ||= revision.revision
    uses.push(useOf(revision))
    if (endsRetention(revision, now)) break
  }
  if (newest >= present) return uses.toReversed()
  // Without its use, the files of the present revision would count as unused.
  throw new ReleaseRefusal(
    'damaged',
    `${join(store.folder, 'revisions')} ends before revision ${present} of registry.json, so that the versions in use are unknown. Nothing was deleted. Restore that folder from a backup, or run the command in the store from which this one was copied.`,
  )
}

async function versionFolders(store: string): Promise<readonly string[]> {
  const remotes = await foldersIn(join(store, 'r')).catch(() => [])
  const folders = await Promise.all(
    remotes.map(async (name) => {
      const complete = (await foldersIn(join(store, 'r', name))).filter((folder) => !isUnfinished(folder))
      return complete.map((folder) => `r/${name}/${folder}`)
    }),
  )
  return folders.flat()
}

/** Without files, which a file manager or a copy may have left there. */
async function foldersIn(path: string): Promise<readonly string[]> {
  const entries = await readdir(path, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

/** 0 for a folder that another prune has deleted meanwhile: each of several hosts of one store may run it at the same time. */
async function ageInDays(path: string, now: Date): Promise<number> {
  const folder = await stat(path).catch((cause: unknown) => {
    if (isErrno(cause, 'ENOENT')) return undefined
    throw cause
  })
  return folder ? (now.getTime() - folder.mtimeMs) / 86_400_000 : 0
}
