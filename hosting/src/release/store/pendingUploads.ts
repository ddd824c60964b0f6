import { deleteDayOld, readFilesIn, type StoreFile } from './dayOldFiles.ts'

/** The folder of uploaded files whose version is not published yet. No address serves it. */
export const UPLOADS_FOLDER = 'incoming'

/** The uploads in a store whose version is not published yet. */
export function readPendingUploads(store: string): Promise<readonly StoreFile[]> {
  return readFilesIn(store, UPLOADS_FOLDER)
}

/** Deletes the uploads of a day ago and returns their paths in the store. With `isDryRun` it deletes nothing. */
export async function deleteOldUploads(store: string, now: Date, isDryRun = false): Promise<readonly string[]> {
  return deleteDayOld(store, await readPendingUploads(store), now, isDryRun)
}
