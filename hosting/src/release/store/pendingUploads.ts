import { lstat, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isErrno } from './atomicWrite.ts'

/** The folder of uploaded files whose version is not published yet. No address serves it. */
export const UPLOADS_FOLDER = 'incoming'

/** Uploads of a publication that was never completed are deleted after this time. */
const UPLOAD_DAYS = 1

/** An uploaded file whose version is not published yet. */
interface PendingUpload {
  readonly name: string
  readonly bytes: number
  readonly uploadedAt: number
}

/** The uploads in a store; those that are published or deleted meanwhile are left out. */
export async function readPendingUploads(store: string): Promise<readonly PendingUpload[]> {
  const names = await readdir(join(store, UPLOADS_FOLDER)).catch(() => [])
  const uploads = await Promise.all(
    names.map(async (name) => {
      const file = await lstat(join(store, UPLOADS_FOLDER, name)).catch((cause: unknown) => {
        if (isErrno(cause, 'ENOENT')) return undefined
        throw cause
      })
      return file ? [{ name, bytes: file.size, uploadedAt: file.mtimeMs }] : []
    }),
  )
  return uploads.flat()
}

/** Deletes the uploads of a day ago and returns their paths in the store. With `isDryRun` it deletes nothing. */
export async function deleteOldUploads(store: string, now: Date, isDryRun = false): Promise<readonly string[]> {
  const end = now.getTime() - UPLOAD_DAYS * 86_400_000
  const old = (await readPendingUploads(store)).filter(({ uploadedAt }) => uploadedAt <= end)
  const paths = old.map(({ name }) => `${UPLOADS_FOLDER}/${name}`)
  if (!isDryRun) await Promise.all(paths.map((path) => rm(join(store, path), { recursive: true, force: true })))
  return paths
}
