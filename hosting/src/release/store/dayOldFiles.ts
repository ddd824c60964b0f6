import { lstat, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isErrno } from './atomicWrite.ts'

/** A publication or a write takes minutes at most; what it left for this long is that of a killed or failed one. */
const DAY_MS = 86_400_000

/** The folder of uploaded files whose version is not published yet. No address serves it. */
export const UPLOADS_FOLDER = 'incoming'

/** A file in a folder of the store. `path` begins in the store, `writtenAt` is in milliseconds since 1970. */
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

/** The same for the temporary files that killed processes left beside registry.json and the revisions. */
export async function deleteOldTemporaryFiles(store: string, now: Date, isDryRun: boolean): Promise<readonly string[]> {
  const files = await Promise.all(['', 'revisions'].map((folder) => readFilesIn(store, folder, '.tmp')))
  return deleteDayOld(store, files.flat(), now, isDryRun)
}

/**
 * The files in a folder of the store whose names end so, none where there is no such folder; those that are deleted
 * meanwhile are left out.
 */
async function readFilesIn(store: string, folder: string, ending = ''): Promise<readonly StoreFile[]> {
  const names = await readdir(join(store, folder)).catch(() => [])
  const wanted = names.filter((name) => name.endsWith(ending))
  const files = await Promise.all(
    wanted.map(async (name) => {
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
