import { publishInto } from '../publish/publishInto.ts'
import { listChanges } from '../store/listChanges.ts'
import type { ReleaseStore } from '../store/releaseStore.ts'
import { applyChange } from './applyChange.ts'
import type { PromotionChecks } from './checkPromotion.ts'
import type { ReleaseTarget } from './releaseTarget.ts'

/** Releases into a folder. */
export function folderTarget(store: ReleaseStore, checks: PromotionChecks): ReleaseTarget {
  return {
    read: () => store.read(),
    history: () => listChanges(store),
    refuseWithoutRight: async () => undefined,
    publish: (publication) => publishInto(store, publication),
    change: (request, note, ifRevision) => applyChange(store, request, note, { checks, ifRevision }),
  }
}
