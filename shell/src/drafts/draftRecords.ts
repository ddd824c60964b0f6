import { createStore, type Store } from '@carrier-portal/contract'
import { currentDrafts, type DroppedDraft, type NamedDraft, namesOf, timeAfter } from './draftRules.ts'

/** The records in the memory of one page: those that were typed in it, and those that other tabs have stored. */
interface DraftRecords {
  /** The names of all drafts. */
  readonly names: Store<readonly string[]>
  /** Every change of the records makes another list, by which a read that was under way notices it. */
  all(): readonly NamedDraft[]
  find(id: string): NamedDraft | undefined
  /** The draft of this page. Where nothing was typed in it, it is the newest one, whoever typed it. */
  draftOf(key: string): NamedDraft | undefined
  /** The other records of a form, the newest first. */
  othersOf(key: string): readonly NamedDraft[]
  isTypedHere(draft: NamedDraft): boolean
  /** Keeps what is typed in this page in place of what it had found, and returns the id of the record. */
  keep(key: string, value: unknown): string
  /** The records among these that stay, the newest last: none that this page has removed, in the state that it had then. */
  staying(next: readonly NamedDraft[]): readonly NamedDraft[]
  /** Replaces all records by those of them that stay. Returns whether that changed something. */
  replaceAll(next: readonly NamedDraft[]): boolean
  /** Returns what other tabs may still have in memory: the removed record, and the one that it had replaced. */
  remove(draft: NamedDraft): readonly DroppedDraft[]
  clear(): void
}

/** Records without a storage. `now` returns milliseconds since 1970. */
export function createDraftRecords(now: () => number): DraftRecords {
  const names = createStore<readonly string[]>([])
  /** The record of each draft that was typed in this page; undefined after it was dropped. */
  const ownIds = new Map<string, string | undefined>()
  /** The time of each record that this page has removed or replaced, by its id: a read may still return it. */
  const removed = new Map<string, number>()
  /** What a record of this page has replaced, by its id. */
  const replacedBy = new Map<string, DroppedDraft>()
  let records: readonly NamedDraft[] = []

  const find = (id: string | undefined) => records.find((draft) => draft.id === id)

  function draftOf(key: string): NamedDraft | undefined {
    return ownIds.has(key) ? find(ownIds.get(key)) : records.findLast((draft) => draft.key === key)
  }

  function staying(next: readonly NamedDraft[]): readonly NamedDraft[] {
    return currentDrafts(next.filter(({ id, keptAt }) => keptAt > (removed.get(id) ?? Number.NEGATIVE_INFINITY)))
  }

  function replaceAll(next: readonly NamedDraft[]): boolean {
    const current = staying(next)
    const isSame = current.length === records.length && current.every(({ id, keptAt }) => find(id)?.keptAt === keptAt)
    if (!isSame) setRecords(current)
    return !isSame
  }

  function setRecords(next: readonly NamedDraft[]) {
    records = next
    const nextNames = namesOf(records)
    if (nextNames.join() !== names.get().join()) names.set(nextNames)
  }

  return {
    names,
    all: () => records,
    find,
    draftOf,
    othersOf(key) {
      const own = draftOf(key)
      return records.filter((draft) => draft.key === key && draft !== own).toReversed()
    },
    isTypedHere: ({ id, key }) => ownIds.get(key) === id,
    keep(key, value) {
      refuseUnwritable(key, value)
      // The form has offered what this page found, so what is typed now replaces it; records of other tabs stay.
      const replaced = ownIds.has(key) ? undefined : draftOf(key)
      const id = ownIds.get(key) ?? crypto.getRandomValues(new Uint32Array(2)).join('-')
      const kept = { id, key, value: structuredClone(value), keptAt: timeAfter(find(id)?.keptAt, now()) }
      ownIds.set(key, id)
      if (replaced) {
        replacedBy.set(id, droppedOf(replaced))
        removed.set(replaced.id, replaced.keptAt)
      }
      replaceAll([...records.filter((draft) => draft.id !== id), kept])
      return id
    },
    staying,
    replaceAll,
    remove(draft) {
      const { id, key, keptAt } = draft
      const replaced = replacedBy.get(id)
      replacedBy.delete(id)
      if (ownIds.get(key) === id) ownIds.set(key, undefined)
      removed.set(id, keptAt)
      replaceAll(records)
      return [droppedOf(draft), ...(replaced ? [replaced] : [])]
    },
    clear() {
      ownIds.clear()
      replacedBy.clear()
      setRecords([])
    },
  }
}

/** Throws for what no storage can write: one such draft would stay unwritten, and the page could not update itself until then. */
function refuseUnwritable(key: unknown, value: unknown): void {
  if (typeof key !== 'string' || JSON.stringify(value) === undefined)
    throw new TypeError('drafts.keep needs a text as key and JSON data as value.')
}

/** What other tabs receive of a record: not what was typed. */
function droppedOf({ id, keptAt }: NamedDraft): DroppedDraft {
  return { id, keptAt }
}
