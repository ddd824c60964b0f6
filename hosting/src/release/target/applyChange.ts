import { registeredRemote } from '@carrier-portal/contract/registry'
import { blockVersion } from '../changes/blockVersion.ts'
import { markVersionGood } from '../changes/markVersionGood.ts'
import { promoteVersion } from '../changes/promoteVersion.ts'
import { rollbackRemote } from '../changes/rollbackRemote.ts'
import { newTrialSalt } from '../publish/salt.ts'
import { versionsOf } from '../store/publishedVersion.ts'
import type { ReleaseStore } from '../store/releaseStore.ts'
import type { ChangeNote } from '../store/revision.ts'
import type { StoredRegistry } from '../store/storedRegistry.ts'
import { type Committed, updateRemote } from '../store/updateRemote.ts'
import type { ChangeRequest } from './changeRequest.ts'
import { checkPromotion } from './checkPromotion.ts'
import { readRemoteRouting } from './remoteRouting.ts'

/** Applies a requested change to a folder store, after the checks that its verb needs. */
export async function applyChange(
  store: ReleaseStore,
  request: ChangeRequest,
  note: ChangeNote,
  {
    allowedOrigins,
    ifRevision,
  }: { readonly allowedOrigins: readonly string[]; readonly ifRevision?: number | undefined },
): Promise<Committed> {
  const { name } = request
  switch (request.verb) {
    case 'promote': {
      const { version, percent, users, carriers, watch } = request
      await checkPromotion(store, await store.complete(), name, version, allowedOrigins)
      const optional = { ...(users && { users }), ...(carriers && { carriers }) }
      return updateRemote(store, { name, note, ifRevision }, async (registry) => {
        const routing = await readRemoteRouting(store.folder, registry, name, version)
        return promoteVersion(registry, {
          name,
          version,
          percent,
          salt: newTrialSalt(),
          routing,
          at: new Date().toISOString(),
          watch,
          ...optional,
        })
      })
    }
    case 'rollback':
      return updateRemote(store, { name, note, ifRevision }, async (registry) => {
        const remote = registeredRemote(registry, name)
        // The end of a trial promotes nothing.
        const good = remote?.rollout ? null : remote?.lastKnownGood
        if (good) await checkPromotion(store, registry, name, good, allowedOrigins)
        const routing = good ? await readRemoteRouting(store.folder, registry, name, good) : undefined
        return rollbackRemote(registry, {
          name,
          previousActive: await previousActiveOf(store, registry, name),
          routing,
        })
      })
    case 'block': {
      const { version, reason } = request
      const reasoned = { ...note, why: note.why || reason }
      return updateRemote(store, { name, note: reasoned, ifRevision }, async (registry) =>
        blockVersion(registry, {
          name,
          version,
          reason,
          previousActive: await previousActiveOf(store, registry, name),
        }),
      )
    }
    case 'mark-good': {
      const { version } = request
      const proof = { at: new Date().toISOString(), by: 'person' as const, detail: `decided by ${note.who}` }
      return updateRemote(store, { name, note, ifRevision }, async (registry) =>
        markVersionGood(registry, {
          name,
          version,
          proof,
          previousActive: await previousActiveOf(store, registry, name),
        }),
      )
    }
  }
}

/**
 * The published versions of a remote that were active, the latest first. Reads the history only back to the revision before
 * which no further one was published: a block must not wait for years of it.
 */
async function previousActiveOf(
  store: ReleaseStore,
  registry: StoredRegistry,
  name: string,
): Promise<readonly string[]> {
  const remaining = new Set(Object.keys(versionsOf(registry, name) ?? {}))
  const found: string[] = []
  for await (const earlier of store.latestFirst()) {
    const published = versionsOf(earlier.registry, name) ?? {}
    const active = registeredRemote(earlier.registry, name)?.active
    if (active && remaining.delete(active)) found.push(active)
    if (![...remaining].some((version) => Object.hasOwn(published, version))) break
  }
  return found
}
