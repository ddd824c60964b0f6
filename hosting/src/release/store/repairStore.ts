import { isDeepStrictEqual } from 'node:util'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import { readIfValid } from './readIfValid.ts'
import type { ReleaseStore } from './releaseStore.ts'
import type { StoredRegistry } from './storedRegistry.ts'

/** Writes registry.json again from the newest revision; refuses when it equals that revision already. */
export async function repairStore(store: ReleaseStore): Promise<StoredRegistry> {
  const { value: newest } = await store.latestFirst().next()
  if (!newest)
    throw new ReleaseRefusal('damaged', `${store.folder}/revisions has no revision. Restore the folder from a backup.`)
  if (isDeepStrictEqual(await readIfValid(store), newest.registry))
    throw new ReleaseRefusal(
      'refused',
      `registry.json equals revision ${newest.revision}: there is nothing to repair. "release verify" checks the files.`,
    )
  await store.restore(newest.registry)
  return newest.registry
}
