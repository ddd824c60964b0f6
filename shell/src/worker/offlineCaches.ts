/** The worker's caches: `files` never change under their names, `documents` are the last good copies of the others. */
export const OFFLINE_CACHES = { files: 'portal-files', documents: 'portal-documents' } as const

/** Deletes all copies that the worker has stored. Workbox's list of their addresses and times of use stays. */
export async function deleteOfflineCaches(storage: CacheStorage): Promise<void> {
  await Promise.all(Object.values(OFFLINE_CACHES).map((name) => storage.delete(name)))
}
