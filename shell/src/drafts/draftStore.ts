import { createStore, type Drafts, type Store } from '@carrier-portal/contract'
import type { DraftPersistence } from './draftPersistence.ts'
import { currentDrafts, type NamedDraft } from './draftRules.ts'

export interface DraftStore extends Drafts {
  /** Counts how often stored drafts were read; a form that opened earlier reads its draft again. */
  readonly loaded: Store<number>
  /** Loads the user's drafts and keeps new ones for this user; drafts of another user leave the memory. */
  belongTo(username: string): Promise<void>
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
export function createDraftStore(now: () => number, persistence: DraftPersistence): DraftStore {
  const loaded = createStore(0)
  const names = createStore<readonly string[]>([])
  const isOnDevice = createStore(persistence.outlivesPage)
  const unwritten = new Set<string>()
  let drafts = new Map<string, NamedDraft>()
  let owner: string | undefined
  let writing = Promise.resolve()
  let loading = Promise.resolve()

  /** One write after the other. A draft that cannot be written now is written with the next call. */
  function write(): Promise<void> {
    writing = writing.then(writeAll).then(() => isOnDevice.set(persistence.outlivesPage && unwritten.size === 0))
    return writing
  }

  async function writeAll() {
    for (const key of unwritten) {
      if (!persistence.isReady.get()) return
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

  function replaceAll(next: readonly NamedDraft[]) {
    drafts = new Map(next.map((draft) => [draft.key, draft]))
    updateNames()
  }

  function updateNames() {
    const next = [...drafts.keys()].toSorted()
    if (next.join() !== names.get().join()) names.set(next)
  }

  function loadWhenReady(): Promise<void> {
    if (persistence.isReady.get()) loading = load()
    return loading
  }
  persistence.isReady.subscribe(() => void loadWhenReady())

  /** What was typed before the stored drafts could be read is newer and wins. */
  async function load() {
    const stored = await persistence.read().catch(() => [])
    // A changed password deletes the stored drafts; those in memory are written under the new key.
    for (const key of drafts.keys()) if (!stored.some((draft) => draft.key === key)) unwritten.add(key)
    replaceAll(currentDrafts([...stored, ...drafts.values()], now()))
    loaded.set(loaded.get() + 1)
    await write()
  }

  return {
    loaded,
    keep(key, value) {
      drafts.delete(key)
      drafts.set(key, { key, value: structuredClone(value), keptAt: now() })
      const stay = currentDrafts([...drafts.values()], now())
      for (const name of drafts.keys()) if (!stay.some((draft) => draft.key === name)) unwritten.add(name)
      replaceAll(stay)
      change(key)
    },
    find: <T>(key: string) => {
      const draft = drafts.get(key)
      return draft && { value: structuredClone(draft.value) as T, keptAt: draft.keptAt }
    },
    drop(key) {
      if (!drafts.delete(key)) return
      updateNames()
      change(key)
    },
    async belongTo(username) {
      if (owner !== undefined && owner !== username) replaceAll([])
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
      const stored = persistence.isReady.get() ? await persistence.read().catch(() => []) : []
      return currentDrafts([...stored, ...drafts.values()], now()).map(({ key }) => key)
    },
    isOnDevice,
    written: () => loading.then(write),
  }
}
