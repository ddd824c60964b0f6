import { createStore, type Drafts, type Store } from '@carrier-portal/contract'
import type { DraftPersistence } from './draftPersistence.ts'
import { currentDrafts, type DroppedDraft, type NamedDraft } from './draftRules.ts'
import { createDraftWriter } from './draftWriter.ts'

/** The drafts of the signed-in user, with the parts that only the shell uses. */
export interface DraftStore extends Drafts {
  /** Changes with the drafts that were read from the store; a form that opened earlier reads its draft again. */
  readonly loaded: Store<number>
  /** Loads the user's drafts and keeps new ones for this user; drafts of another user leave the memory. */
  belongTo(username: string): Promise<void>
  /**
   * Removes from memory what another tab has dropped: it was saved or discarded there. What was typed here later stays
   * and is written again, because its record may be gone.
   */
  forget(dropped: DroppedDraft): void
  /** Deletes all drafts of the user: "Log Out". */
  clear(): Promise<void>
  /** The names of all drafts in this page. */
  readonly names: Store<readonly string[]>
  /** The names of all drafts of the user, also of those that other tabs have stored. */
  namesOfAllTabs(): Promise<readonly string[]>
  /** Whether closing the page loses no draft: false without a key, on a full disk, and where drafts are in memory. */
  readonly isOnDevice: Store<boolean>
  /** Resolves when what was kept until now is written, or cannot be written. */
  written(): Promise<void>
}

/**
 * The drafts of one user: a synchronous copy in memory, written through to `persistence`. A write starts with the call
 * of `keep`.
 */
export function createDraftStore(
  now: () => number,
  persistence: DraftPersistence,
  onDropped: (dropped: DroppedDraft) => void = () => undefined,
): DraftStore {
  const loaded = createStore(0)
  const names = createStore<readonly string[]>([])
  const typedHere = new Set<string>()
  let drafts = new Map<string, NamedDraft>()
  let owner: string | undefined
  let loading = Promise.resolve()

  /** False while the storage is closed, and while it still is that of the user before. */
  const isUsable = () => persistence.isReady.get() && (owner === undefined || persistence.isOf(owner))

  const writer = createDraftWriter(persistence, (key) => drafts.get(key), isUsable)

  /** Every change of the drafts makes another map, by which a read that was under way notices it. */
  function replaceAll(next: readonly NamedDraft[]) {
    drafts = new Map(next.map((draft) => [draft.key, draft]))
    const nextNames = [...drafts.keys()].toSorted()
    if (nextNames.join() !== names.get().join()) names.set(nextNames)
  }

  function forgetAll() {
    typedHere.clear()
    writer.unmarkAll()
    replaceAll([])
  }

  function remove(key: string) {
    typedHere.delete(key)
    replaceAll([...drafts.values()].filter((draft) => draft.key !== key))
  }

  function loadWhenReady(): Promise<void> {
    if (isUsable()) loading = load()
    return loading
  }
  persistence.isReady.subscribe(() => void loadWhenReady())

  /** What was typed before the stored drafts could be read is newer and wins. */
  async function load() {
    const reader = owner
    const stored = await persistence.read().catch(() => [])
    // Drafts that arrive after a change of users are those of the user before.
    if (reader !== owner) return
    // A changed password deletes the stored drafts; those in memory are written under the new key.
    for (const key of drafts.keys()) if (!stored.some((draft) => draft.key === key)) writer.mark(key)
    replaceAll(currentDrafts([...stored, ...drafts.values()], now()))
    loaded.set(loaded.get() + 1)
    await writer.write()
  }

  /**
   * Reads what other tabs have stored or removed since. A draft that was typed in this page stays, also without its
   * record. Nothing is replaced when this page changed a draft meanwhile.
   */
  async function followOtherTabs() {
    if (!isUsable()) return
    await Promise.all([loading, writer.written()])
    const before = drafts
    const stored = await persistence.read().catch(() => undefined)
    if (!stored || drafts !== before) return
    const own = [...drafts.values()].filter(({ key }) => typedHere.has(key) || writer.isMarked(key))
    const next = currentDrafts([...stored, ...own], now())
    if (next.length === drafts.size && next.every(({ key, keptAt }) => drafts.get(key)?.keptAt === keptAt)) return
    replaceAll(next)
    loaded.set(loaded.get() + 1)
  }

  return {
    loaded,
    keep(key, value) {
      typedHere.add(key)
      drafts.delete(key)
      drafts.set(key, { key, value: structuredClone(value), keptAt: now() })
      const stay = currentDrafts([...drafts.values()], now())
      for (const name of drafts.keys()) if (!stay.some((draft) => draft.key === name)) writer.mark(name)
      replaceAll(stay)
      void writer.change(key)
    },
    find: <T>(key: string) => {
      void followOtherTabs()
      const draft = drafts.get(key)
      return draft && { value: structuredClone(draft.value) as T, keptAt: draft.keptAt }
    },
    drop(key) {
      const draft = drafts.get(key)
      if (!draft) return
      remove(key)
      void writer.change(key).then(() => onDropped({ key, keptAt: draft.keptAt }))
    },
    forget({ key, keptAt }) {
      const draft = drafts.get(key)
      if (!draft) return
      if (draft.keptAt > keptAt) return void writer.change(key)
      remove(key)
      loaded.set(loaded.get() + 1)
    },
    async belongTo(username) {
      if (owner !== undefined && owner !== username) forgetAll()
      owner = username
      await loadWhenReady()
    },
    async clear() {
      forgetAll()
      await persistence.clear().catch(() => undefined)
    },
    names,
    async namesOfAllTabs() {
      const stored = isUsable() ? await persistence.read().catch(() => []) : []
      return currentDrafts([...stored, ...drafts.values()], now()).map(({ key }) => key)
    },
    isOnDevice: writer.isOnDevice,
    written: () => loading.then(writer.write),
  }
}
