import { ReleaseRefusal } from '../releaseRefusal.ts'
import type { ReleaseStore } from './releaseStore.ts'
import type { StoredRegistry } from './storedRegistry.ts'

/** The present registry; undefined when it is damaged. */
export async function readIfValid(store: ReleaseStore): Promise<StoredRegistry | undefined> {
  try {
    return await store.read()
  } catch (cause) {
    if (cause instanceof ReleaseRefusal) return undefined
    throw cause
  }
}
