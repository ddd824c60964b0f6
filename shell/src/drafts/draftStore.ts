import { createStore, type Draft, type Drafts, type Store } from '@carrier-portal/contract'
import type { DraftPersistence } from './draftPersistence.ts'
import { createDraftRecords } from './draftRecords.ts'
import { type DroppedDraft, type NamedDraft, namesOf } from './draftRules.ts'
import { createDraftWriter } from './draftWriter.ts'

/** The drafts of the signed-in user, with the parts that only the shell uses. */
export interface DraftStore extends Required<Drafts> {
  /** Loads the user's drafts and keeps new ones for this user; drafts of another user leave the memory. */
  belongTo(username: string): Promise<void>
  /**
   * Removes from memory what another tab has dropped: it was saved or discarded there. What was typed here later stays
   * and is written again, because its record may be gone.
   */
  forget(dropped: DroppedDraft): void
  /** Deletes all drafts of the user: "Log Out". */
  clear(): Promise<void>
  /** The names of all drafts of the user, also of those that other tabs have stored; none that was dropped in this tab. */
  namesOfAllTabs(): Promise<readonly string[]>
  /** Whether closing the page loses no draft: false without a key, on a full disk, and where drafts are in memory. */
  readonly isOnDevice: Store<boolean>
  /** Whether a write is under way. */
  isWriting(): boolean
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
  const records = createDraftRecords(now)
  let owner: string | undefined
  let loading = Promise.resolve()
  /** How often all drafts were deleted from the memory. */
  let clears = 0

  /** False while the storage is closed, and while it still is that of the user before. */
  const isUsable = () => persistence.isReady.get() && (owner === undefined || persistence.isOf(owner))

  const writer = createDraftWriter(persistence, records.find, isUsable)

  function forgetAll() {
    clears += 1
    writer.unmarkAll()
    records.clear()
  }

  function drop(draft: NamedDraft | undefined) {
    if (!draft) return
    const dropped = records.remove(draft)
    void writer.change(draft.id).then(() => dropped.forEach(onDropped))
  }

  function loadWhenReady(): Promise<void> {
    if (isUsable()) loading = load()
    return loading
  }
  persistence.isReady.subscribe(() => void loadWhenReady())

  async function load() {
    const [reader, clearsBefore] = [owner, clears]
    const stored = await persistence.read().catch(() => [])
    // Drafts that arrive after a change of users are those of the user before, and after "Log Out" they are deleted.
    if (reader !== owner || clearsBefore !== clears) return
    // A changed password deletes the stored drafts; those in memory are written under the new key.
    for (const { id } of records.all()) if (!stored.some((draft) => draft.id === id)) writer.mark(id)
    records.replaceAll([...stored, ...records.all()])
    loaded.set(loaded.get() + 1)
    await writer.write()
  }

  /**
   * Reads what other tabs have stored or removed since. A draft that was typed in this page stays, also without its
   * record. Nothing is replaced when this page changed a draft meanwhile.
   */
  async function followOtherTabs() {
    if (!isUsable()) return
    const before = records.all()
    await Promise.all([loading, writer.written()])
    const stored = await persistence.read().catch(() => undefined)
    if (!stored || records.all() !== before) return
    const own = before.filter((draft) => records.isTypedHere(draft) || writer.isMarked(draft.id))
    if (records.replaceAll([...stored, ...own])) loaded.set(loaded.get() + 1)
  }

  return {
    loaded,
    keep(key, value) {
      const before = records.all()
      writer.mark(records.keep(key, value))
      for (const { id } of before) if (!records.find(id)) writer.mark(id)
      void writer.write()
    },
    find: <T>(key: string) => {
      const draft = records.draftOf(key)
      // What was typed in this page is not read again: a form asks for it at each pause while someone types.
      if (!draft || !records.isTypedHere(draft)) void followOtherTabs()
      return draft && copyOf<T>(draft)
    },
    drop: (key) => drop(records.draftOf(key)),
    ofOtherTabs: Object.freeze({
      find: <T>(key: string) => {
        void followOtherTabs()
        return records.othersOf(key).map((draft) => copyOf<T>(draft))
      },
      drop: (key: string, keptAt: number) => drop(records.othersOf(key).find((draft) => draft.keptAt === keptAt)),
    }),
    forget({ id, keptAt }) {
      const draft = records.find(id)
      if (!draft) return
      if (draft.keptAt > keptAt) return void writer.change(id)
      records.remove(draft)
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
    names: records.names,
    async namesOfAllTabs() {
      const stored = isUsable() ? await persistence.read().catch(() => []) : []
      return namesOf(records.staying([...stored, ...records.all()]))
    },
    isOnDevice: writer.isOnDevice,
    isWriting: writer.isWriting,
    written: () => loading.then(writer.write),
  }
}

function copyOf<T>({ value, keptAt }: NamedDraft): Draft<T> {
  return { value: structuredClone(value) as T, keptAt }
}
