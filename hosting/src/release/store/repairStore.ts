import { isDeepStrictEqual } from 'node:util'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import type { ReleaseStore } from './releaseStore.ts'
import type { StoredRegistry } from './storedRegistry.ts'

/** Writes registry.json again from the newest revision, unless it equals that revision already. */
export async function repairStore(store: ReleaseStore): Promise<{ registry: StoredRegistry; isRepaired: boolean }> {
  const { value: newest } = await store.latestFirst().next()
  if (!newest)
    throw new ReleaseRefusal('damaged', `${store.folder}/revisions has no revision. Restore the folder from a backup.`)
  const isRepaired = !isDeepStrictEqual(await store.readFile(), newest.registry)
  if (isRepaired) await store.restore(newest.registry)
  return { registry: newest.registry, isRepaired }
}
