import { createStore, type Store } from '@carrier-portal/contract'
import type { DraftPersistence } from './draftPersistence.ts'
import type { NamedDraft } from './draftRules.ts'

/** Writes the drafts of this page to their storage, also those that were removed. */
interface DraftWriter {
  /** Whether closing the page loses no draft, after the last write. */
  readonly isOnDevice: Store<boolean>
  /** Whether a write is under way, which takes seconds on a busy phone. */
  isWriting(): boolean
  /** Marks a draft to be written, or to be removed when it is gone by then. */
  mark(id: string): void
  isMarked(id: string): boolean
  unmarkAll(): void
  /** Resolves when everything that is marked is written, or cannot be written now. */
  write(): Promise<void>
  /** Marks a draft and writes. */
  change(id: string): Promise<void>
  /** Resolves when the writes that are under way have ended. */
  written(): Promise<void>
}

/**
 * One write after the other, in the sequence of the marks; what is marked during a write is combined into the next one, so
 * that fast typing costs one write at a time. What cannot be written now stays marked for the next call.
 */
export function createDraftWriter(
  persistence: DraftPersistence,
  draftOf: (id: string) => NamedDraft | undefined,
  isUsable: () => boolean,
): DraftWriter {
  const isOnDevice = createStore(persistence.outlivesPage)
  const unwritten = new Set<string>()
  let writing = Promise.resolve()
  let writes = 0

  async function writeAll() {
    for (const id of [...unwritten]) {
      if (!isUsable()) return
      unwritten.delete(id)
      const draft = draftOf(id)
      // The others follow: a full disk that has no room for one draft can still remove another one.
      await (draft ? persistence.write(draft) : persistence.remove(id)).catch(() => unwritten.add(id))
    }
  }

  function write(): Promise<void> {
    writes += 1
    writing = writing.then(writeAll).then(() => {
      writes -= 1
      isOnDevice.set(persistence.outlivesPage && unwritten.size === 0)
    })
    return writing
  }

  return {
    isOnDevice,
    isWriting: () => writes > 0,
    mark: (id) => void unwritten.add(id),
    isMarked: (id) => unwritten.has(id),
    unmarkAll: () => unwritten.clear(),
    write,
    change(id) {
      unwritten.add(id)
      return write()
    },
    written: () => writing,
  }
}
