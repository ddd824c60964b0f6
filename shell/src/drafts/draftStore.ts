import { createStore, type Drafts, type Store } from '@carrier-portal/contract'
import type { DraftPersistence } from './draftPersistence.ts'
import { currentDrafts, type NamedDraft } from './draftRules.ts'

/** A draft that a tab has dropped, with the time of the last `keep` that this tab knew. */
export type DroppedDraft = Pick<NamedDraft, 'key' | 'keptAt'>

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
 * of `keep`; calls during a write are combined into the next one, so that fast typing costs one write at a time.
 */
export function createDraftStore(
  now: () => number,
  persistence: DraftPersistence,
  onDropped: (dropped: DroppedDraft) => void = () => undefined,
): DraftStore {
  const loaded = createStore(0)
  const names = createStore<readonly string[]>([])
  const isOnDevice = createStore(persistence.outlivesPage)
  const unwritten = new Set<string>()
  const typedHere = new Set<string>()
  let drafts = new Map<string, NamedDraft>()
  let owner: string | undefined
  let writing = Promise.resolve()
  let loading = Promise.resolve()

  /** False while the storage is closed, and while it still is that of the user before. */
  function isUsable(): boolean {
    return persistence.isReady.get() && (owner === undefined || persistence.isOf(owner))
  }

  /** One write after the other. A draft that cannot be written now is written with the next call. */
  function write(): Promise<void> {
    writing = writing.then(writeAll).then(() => isOnDevice.set(persistence.outlivesPage && unwritten.size === 0))
    return writing
  }

  async function writeAll() {
    for (const key of unwritten) {
      if (!isUsable()) return
      unwritten.delete(key)
      const draft = drafts.get(key)
      try {
        await (draft ? persistence.write(draft) : persistence.remove(key))
      } catch {
        unwritten.add(key)
        return
      }
    }
  }

  function change(key: string) {
    unwritten.add(key)
    void write()
  }

  /** Every change of the drafts makes another map, by which a read that was under way notices it. */
  function replaceAll(next: readonly NamedDraft[]) {
    drafts = new Map(next.map((draft) => [draft.key, draft]))
    const nextNames = [...drafts.keys()].toSorted()
    if (nextNames.join() !== names.get().join()) names.set(nextNames)
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
    for (const key of drafts.keys()) if (!stored.some((draft) => draft.key === key)) unwritten.add(key)
    replaceAll(currentDrafts([...stored, ...drafts.values()], now()))
    loaded.set(loaded.get() + 1)
    await write()
  }

  /**
   * Reads what other tabs have stored or removed since. A draft that was typed in this page stays, also without its
   * record. Nothing is replaced when this page changed a draft meanwhile.
   */
  async function followOtherTabs() {
    if (!persistence.isReady.get()) return
    await Promise.all([loading, writing])
    const before = drafts
    const stored = await persistence.read().catch(() => undefined)
    if (!stored || drafts !== before) return
    const own = [...drafts.values()].filter(({ key }) => typedHere.has(key) || unwritten.has(key))
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
      for (const name of drafts.keys()) if (!stay.some((draft) => draft.key === name)) unwritten.add(name)
      replaceAll(stay)
      change(key)
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
      unwritten.add(key)
      void write().then(() => onDropped({ key, keptAt: draft.keptAt }))
    },
    forget({ key, keptAt }) {
      const draft = drafts.get(key)
      if (!draft) return
      if (draft.keptAt > keptAt) return change(key)
      remove(key)
      loaded.set(loaded.get() + 1)
    },
    async belongTo(username) {
      if (owner !== undefined && owner !== username) {
        replaceAll([])
        unwritten.clear()
      }
      owner = username
      await loadWhenReady()
    },
    async clear() {
      replaceAll([])
      unwritten.clear()
      await persistence.clear().catch(() => undefined)
    },
    names,
    async namesOfAllTabs() {
      const stored = isUsable() ? await persistence.read().catch(() => []) : []
      return currentDrafts([...stored, ...drafts.values()], now()).map(({ key }) => key)
    },
    isOnDevice,
    written: () => loading.then(write),
  }
}
