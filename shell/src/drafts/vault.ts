import { createStore, type Store } from '@carrier-portal/contract'
import { deleteRecords, type RecordKind, type UnreadableRecord, type VaultRecord } from './deviceDatabase.ts'
import { seal } from './encryption.ts'
import { vaultDatabase } from './vaultDatabase.ts'
import { adoptStoredKey, deleteKeysAndCopies, type PresentKey, storeKey } from './vaultKeys.ts'
import { findUnreadable, putRecord, readRecords } from './vaultRecords.ts'

/**
 * Encrypted records of one user on this device, in IndexedDB. Every method rejects where the browser refuses storage;
 * what was not written then stays in the memory of the page.
 */
export interface Vault {
  /** True while the page has the key, so that records can be written and read. */
  readonly isOpen: Store<boolean>
  /** The user whose records are read and written; undefined while the vault is closed. */
  owner(): string | undefined
  /** Opens with the key of a session that is still valid; without one the vault stays closed. */
  resume(username: string): Promise<void>
  /**
   * Derives the key at a sign-in. Records of another password are encrypted again while this page has their key. On a full
   * disk the page reads with a key that is stored with the first record that can be written.
   */
  unlock(username: string, password: string): Promise<void>
  /** Continues with the key of a sign-in in another page: after a changed password it is another one. Never rejects. */
  followKey(): Promise<void>
  /** Like `unlock` for the next page: this one goes on with the key of its own user, or closed. Never rejects. */
  storeKeyOf(username: string, password: string): Promise<void>
  /** Resolves when the last `storeKeyOf` has ended. */
  storedKeyOfNextPage(): Promise<void>
  /** Resolves when every `resume` and `unlock` under way has ended, with the key or without it; undefined when none is. */
  unlocking(): Promise<void> | undefined
  /** Deletes every key and copy on the device. The page continues to write with the key in its memory: the session expired. */
  deleteStoredKeys(): Promise<void>
  /** Deletes every key and copy; the other records stay, unreadable until the same user signs in again. */
  lock(): Promise<void>
  read(kind: RecordKind): Promise<readonly VaultRecord[]>
  /** The user's drafts and saves that an earlier password encrypted. */
  unreadable(): Promise<readonly UnreadableRecord[]>
  /** Rejects, and writes nothing, when the records are erased meanwhile; a copy also when the session has ended. */
  write(kind: RecordKind, record: VaultRecord): Promise<void>
  remove(id: string): Promise<void>
  /**
   * Deletes a user's records and every key. Drafts and unsent saves stay while the vault is closed: "Log Out" could not read
   * their orders, so it did not list them.
   */
  erase(username: string): Promise<void>
}

/**
 * The vault of this page; the database is opened with the first call.
 * @param onNewKey called after a sign-in in this page: others of the same user continue with `followKey`
 */
export function createVault(onNewKey: () => void = () => undefined): Vault {
  const isOpen = createStore(false)
  let opened: PresentKey | undefined
  /** The key in use as long as the disk has no room for it. */
  let unstored: PresentKey | undefined
  let unlocking: Promise<void> | undefined
  let storing = Promise.resolve()
  /** Rises when the keys are deleted. A key that is derived or read meanwhile belongs to a session that has ended. */
  let ended = 0
  /** Rises when only the stored keys are deleted. A key that is derived meanwhile is this page's, but is not stored. */
  let deletions = 0
  /** Rises when the records are erased. A record that is encrypted meanwhile would be written after the others are deleted. */
  let erasures = 0
  const database = vaultDatabase(() => opened)

  /** Another key is another state for subscribers, also when the vault was open before. */
  function use(next: PresentKey | undefined, isStored = true) {
    isOpen.set(false)
    opened = next
    unstored = isStored ? undefined : next
    isOpen.set(next !== undefined)
  }

  function session(): PresentKey {
    if (!opened) throw new Error('The vault is locked.')
    return opened
  }

  async function storeNewKey(username: string, password: string, open: typeof use) {
    const [started, before] = [ended, deletions]
    const state = { present: () => opened, hasEnded: () => started !== ended, mayStore: () => before === deletions }
    const derived = await storeKey(await database(), { username, password, ...state })
    if (derived && !state.hasEnded()) open(derived.key, derived.isStored || !state.mayStore())
  }

  async function readKey(username: string) {
    const started = ended
    const stored = await adoptStoredKey(await database(), username, opened)
    if (stored && started === ended) use(stored)
  }

  function unlockBy(attempt: Promise<void>): Promise<void> {
    const settled = Promise.allSettled([unlocking, attempt]).then(() => {
      if (unlocking === settled) unlocking = undefined
    })
    unlocking = settled
    return attempt
  }

  return {
    isOpen,
    owner: () => opened?.username,
    resume: (username) => unlockBy(readKey(username)),
    unlock: (username, password) => unlockBy(storeNewKey(username, password, use).then(onNewKey)),
    followKey: () => (opened ? unlockBy(readKey(opened.username)).catch(() => undefined) : Promise.resolve()),
    unlocking: () => unlocking,
    storeKeyOf(username, password) {
      storing = storeNewKey(username, password, () => undefined).catch(() => undefined)
      return storing
    },
    storedKeyOfNextPage: () => storing,
    async deleteStoredKeys() {
      deletions += 1
      unstored = undefined
      await deleteKeysAndCopies(await database())
    },
    async lock() {
      ended += 1
      use(undefined)
      await deleteKeysAndCopies(await database())
    },
    read: async (kind) => readRecords(await database(), session(), kind),
    unreadable: async () => findUnreadable(await database(), session()),
    async write(kind, { id, savedAt, value }) {
      const { username, key } = session()
      const ends = () => (kind === 'copy' ? ended : erasures)
      const started = ends()
      const sealed = await seal(key, value)
      const db = await database()
      if (started !== ends()) throw new Error('The records were erased.')
      // The next page of the session reads the record, or sends it, with the stored key.
      if (unstored) await db.put('keys', unstored)
      unstored = undefined
      await putRecord(db, { id, username, kind, savedAt, ...sealed })
    },
    remove: async (id) => (await database()).delete('records', id),
    async erase(username) {
      const wasOpen = opened !== undefined
      ended += 1
      erasures += 1
      use(undefined)
      const db = await database()
      // The keys are deleted although the records may not be.
      await Promise.all([deleteKeysAndCopies(db), wasOpen && deleteRecords(db, (one) => one.username === username)])
    },
  }
}
