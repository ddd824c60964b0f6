import { type DeviceDatabase, deleteRecords, type StoredKey, type StoredRecord } from './deviceDatabase.ts'
import { deriveKey, newKeySalt, seal, unseal } from './encryption.ts'

/** A key that this page can use. */
export type PresentKey = Required<StoredKey>

/** Whose key is derived, and the state of the page, which may change meanwhile. */
interface SignIn {
  readonly username: string
  readonly password: string
  present(): PresentKey | undefined
  /** Whether keys were deleted since the sign-in. */
  hasEnded(): boolean
  /** False when the session has expired since the sign-in, whose form is still open: the page needs the key then, and no other. */
  mayStore(): boolean
}

/**
 * Derives and stores the key of a sign-in. Records of another password are encrypted again while the page has their key;
 * the others stay, because only they show that work was lost. Undefined, and nothing is stored, where the
 * session ended meanwhile. A full disk may have no room for the key of records that it opens: they are read without it.
 */
export async function storeKey(db: DeviceDatabase, { username, password, present, hasEnded, mayStore }: SignIn) {
  const known = (await db.get('keys', username))?.salt
  const salt = known ?? newKeySalt()
  const key = { username, salt, key: await deriveKey(password, salt) }
  const encryptedAgain = await changeKey(db, key, present())
  if (hasEnded()) return undefined
  const stored = store(db, encryptedAgain, mayStore() ? key : { username, salt }).then(
    () => true,
    (cause: unknown) => {
      if (!known || encryptedAgain.length > 0) throw cause
      return false
    },
  )
  return { key, isStored: await stored }
}

/**
 * The key that a sign-in has stored, also one in another page; undefined without one. What this page wrote with an earlier
 * key meanwhile is encrypted again.
 */
export async function adoptStoredKey(db: DeviceDatabase, username: string, earlier: PresentKey | undefined) {
  const stored = await db.get('keys', username)
  if (!stored?.key) return undefined
  const key = { ...stored, key: stored.key }
  await store(db, await changeKey(db, key, earlier))
  return key
}

async function store(db: DeviceDatabase, encryptedAgain: readonly StoredRecord[], key?: StoredKey) {
  const change = db.transaction(['keys', 'records'], 'readwrite')
  const records = change.objectStore('records')
  /** A record may be removed or written again while it is encrypted. */
  const replace = async (record: StoredRecord) => {
    if ((await records.get(record.id))?.savedAt === record.savedAt) await records.put(record)
  }
  const putKey = async () => key && change.objectStore('keys').put(key)
  await Promise.all([...encryptedAgain.map(replace), putKey(), change.done])
}

/** The user's records that only the earlier key opens, encrypted with the new one. */
async function changeKey(db: DeviceDatabase, { username, key }: PresentKey, earlier: PresentKey | undefined) {
  if (earlier?.username !== username) return []
  const encryptedAgain: StoredRecord[] = []
  for (const record of await db.getAllFromIndex('records', 'username', username)) {
    if ((await unseal(key, record)) !== undefined) continue
    const value = await unseal(earlier.key, record)
    if (value !== undefined) encryptedAgain.push({ ...record, ...(await seal(key, value)) })
  }
  return encryptedAgain
}

/**
 * Deletes every key and every copy. The salts stay: without them no other record could be read after the next sign-in. A full
 * disk may refuse to write them without the keys, so the copies are deleted by a transaction of their own.
 */
export async function deleteKeysAndCopies(db: DeviceDatabase): Promise<void> {
  const change = db.transaction('keys', 'readwrite')
  const keepSalts = async () => {
    const stored = await change.store.getAll()
    await Promise.all(stored.map(({ username, salt }) => change.store.put({ username, salt })))
  }
  await Promise.all([keepSalts(), change.done, deleteRecords(db, ({ kind }) => kind === 'copy')])
}
