import type { ReleaseStore } from './releaseStore.ts'
import type { ChangeRecord } from './revision.ts'

/** All changes without their registries, the first one first. Throws when a revision's file is damaged. */
export async function listChanges(store: ReleaseStore): Promise<readonly ChangeRecord[]> {
  const changes: ChangeRecord[] = []
  for await (const { registry: _, ...change } of store.latestFirst()) changes.push(change)
  return changes.toReversed()
}
