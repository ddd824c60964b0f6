import { isDeepStrictEqual } from 'node:util'
import type { RegistryChange, Unchanged } from '../changes/change.ts'
import { ReleaseRefusal } from '../releaseRefusal.ts'
import type { ReleaseStore } from './releaseStore.ts'
import type { ChangeNote } from './revision.ts'
import type { StoredRegistry } from './storedRegistry.ts'

/** A committed change: the registry after it, and the change in one sentence. */
export interface Committed {
  readonly registry: StoredRegistry
  readonly what: string
}

interface RemoteUpdate {
  /** The remote that the rule changes. */
  readonly name: string
  readonly note: ChangeNote
  /** The only revision at which the change may be made; without it, changes of other remotes are let pass. */
  readonly ifRevision?: number | undefined
  /** The registry from which a decision was made; the present one if absent. */
  readonly before?: StoredRegistry
}

/** More attempts than teams that release in the same second. */
const MAX_ATTEMPTS = 50

/**
 * Commits what a rule makes of the registry. When another release came first and changed other remotes only, applies
 * the rule to the new registry and tries again; when it changed this remote, refuses with `conflict`.
 */
export async function updateRemote(
  store: ReleaseStore,
  { name, note, ifRevision, ...update }: RemoteUpdate,
  rule: (registry: StoredRegistry) => RegistryChange | Unchanged | Promise<RegistryChange | Unchanged>,
): Promise<Committed> {
  let before = update.before ?? (await store.complete())
  if (ifRevision !== undefined && ifRevision !== before.revision)
    throw new ReleaseRefusal(
      'conflict',
      `The registry is at revision ${before.revision}, not at ${ifRevision}. Check "release list", then name its revision.`,
    )
  for (let attempt = 1; ; attempt += 1) {
    const change = await rule(before)
    if (change.state === 'unchanged') return { registry: before, what: change.what }
    try {
      const registry = await store.commit(before, change, note)
      return { registry, what: change.state === 'changed' ? change.what : '' }
    } catch (cause) {
      const isConflict = cause instanceof ReleaseRefusal && cause.kind === 'conflict'
      if (!isConflict || ifRevision !== undefined || attempt === MAX_ATTEMPTS) throw cause
      const present = await store.read()
      if (!isSameRemote(before, present, name)) throw cause
      before = present
    }
  }
}

function isSameRemote(before: StoredRegistry, present: StoredRegistry, name: string): boolean {
  return isDeepStrictEqual(
    [before.remotes[name], before.waiting[name], before.trials[name]],
    [present.remotes[name], present.waiting[name], present.trials[name]],
  )
}
