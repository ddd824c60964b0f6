import { deleteDayOld, readFilesIn } from './dayOldFiles.ts'

/**
 * Deletes the temporary files that killed processes left beside registry.json and the revisions a day ago, and returns their
 * paths in the store. With `isDryRun` it deletes nothing.
 */
export async function deleteOldTemporaryFiles(store: string, now: Date, isDryRun: boolean): Promise<readonly string[]> {
  const files = await Promise.all(['', 'revisions'].map((folder) => readFilesIn(store, folder, '.tmp')))
  return deleteDayOld(store, files.flat(), now, isDryRun)
}
