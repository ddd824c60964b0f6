import { lstat, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isErrno } from './atomicWrite.ts'

/** A publication or a write takes minutes at most; what it left for this long is that of a killed or failed one. */
const DAY_MS = 86_400_000

/** The folder of uploaded files whose version is not published yet. No address serves it. */
export const UPLOADS_FOLDER = 'incoming'

/** Begins the name of a folder that will be a version once it is complete. Hidden, so that no host serves it. */
export const UNFINISHED_PREFIX = '.incoming-'

/** A file or folder in a folder of the store. `path` begins in the store, `writtenAt` is in milliseconds since 1970. */
interface StoreFile {
  readonly name: string
  readonly path: string
  readonly bytes: number
  readonly writtenAt: number
}

/** The uploads in a store whose version is not published yet. */
export function readPendingUploads(store: string): Promise<readonly StoreFile[]> {
  return readFilesIn(store, UPLOADS_FOLDER)
}

/** Deletes the uploads of a day ago and returns their paths in the store. With `isDryRun` it deletes nothing. */
export async function deleteOldUploads(store: string, now: Date, isDryRun = false): Promise<readonly string[]> {
  return deleteDayOld(store, await readPendingUploads(store), now, isDryRun)
}

/** The same for what killed processes left beside registry.json, the revisions and the versions. */
export async function deleteOldTemporaryFiles(store: string, now: Date, isDryRun: boolean): Promise<readonly string[]> {
  const remotes = await readFilesIn(store, 'r')
  const left = await Promise.all([
    ...['', 'revisions'].map((folder) => readFilesIn(store, folder, (name) => name.endsWith('.tmp'))),
    ...remotes.map(({ path }) => readFilesIn(store, path, isUnfinished)),
  ])
  return deleteDayOld(store, left.flat(), now, isDryRun)
}

/** Whether a folder beside those of versions is one that is being uploaded, or that a killed process has left. */
export function isUnfinished(name: string): boolean {
  return name.startsWith(UNFINISHED_PREFIX)
}

/**
 * The wanted files and folders in a folder of the store, none where there is no such folder; those that are deleted
 * meanwhile are left out.
 */
async function readFilesIn(
  store: string,
  folder: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<readonly StoreFile[]> {
  const names = await readdir(join(store, folder)).catch(() => [])
  const files = await Promise.all(
    names.filter(isWanted).map(async (name) => {
      const path = join(folder, name)
      const file = await lstat(join(store, path)).catch((cause: unknown) => {
        if (isErrno(cause, 'ENOENT')) return undefined
        throw cause
      })
      return file ? [{ name, path, bytes: file.size, writtenAt: file.mtimeMs }] : []
    }),
  )
  return files.flat()
}

async function deleteDayOld(
  store: string,
  files: readonly StoreFile[],
  now: Date,
  isDryRun: boolean,
): Promise<readonly string[]> {
  const paths = files.filter(({ writtenAt }) => writtenAt <= now.getTime() - DAY_MS).map(({ path }) => path)
  if (!isDryRun) await Promise.all(paths.map((path) => rm(join(store, path), { recursive: true, force: true })))
  return paths
}
