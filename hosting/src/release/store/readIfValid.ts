import { ReleaseRefusal } from '../releaseRefusal.ts'
import type { ReleaseStore } from './releaseStore.ts'
import type { StoredRegistry } from './storedRegistry.ts'

/** The registry in registry.json; undefined when it is damaged. */
export async function readIfValid(store: ReleaseStore): Promise<StoredRegistry | undefined> {
  try {
    return await store.readFile()
  } catch (cause) {
    if (cause instanceof ReleaseRefusal) return undefined
    throw cause
  }
}
