import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A write takes seconds; a temporary file of this age is that of a killed process. */
const TEMPORARY_DAYS = 1

/**
 * Deletes the temporary files that killed processes left beside registry.json and the revisions, and returns their paths in
 * the store. With `isDryRun` it deletes nothing.
 */
export async function deleteOldTemporaryFiles(store: string, now: Date, isDryRun: boolean): Promise<readonly string[]> {
  const end = now.getTime() - TEMPORARY_DAYS * 86_400_000
  const deleted: string[] = []
  for (const folder of ['', 'revisions']) {
    const names = await readdir(join(store, folder)).catch(() => [])
    for (const path of names.filter((name) => name.endsWith('.tmp')).map((name) => join(folder, name))) {
      const written = await stat(join(store, path)).catch(() => undefined)
      if (!written || written.mtimeMs > end) continue
      if (!isDryRun) await rm(join(store, path), { force: true })
      deleted.push(path)
    }
  }
  return deleted
}
