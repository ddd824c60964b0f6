import type { DeviceDatabase, StoredKey, StoredRecord } from './deviceDatabase.ts'
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
 * session ended meanwhile.
 */
export async function storeKey(db: DeviceDatabase, { username, password, present, hasEnded, mayStore }: SignIn) {
  const salt = (await db.get('keys', username))?.salt ?? newKeySalt()
  const key = await deriveKey(password, salt)
  const earlier = present()
  const records = await db.getAllFromIndex('records', 'username', username)
  const earlierKey = earlier?.username === username ? earlier.key : undefined
  const encryptedAgain = earlierKey ? await changeKey(records, key, earlierKey) : []
  if (hasEnded()) return undefined
  const change = db.transaction(['keys', 'records'], 'readwrite')
  const stored = change.objectStore('records')
  await Promise.all([
    ...encryptedAgain.map((record) => stored.put(record)),
    change.objectStore('keys').put(mayStore() ? { username, salt, key } : { username, salt }),
    change.done,
  ])
  return { username, salt, key }
}

/** The records that only the earlier key opens, encrypted with the new one. */
async function changeKey(records: readonly StoredRecord[], key: CryptoKey, earlierKey: CryptoKey) {
  const encryptedAgain: StoredRecord[] = []
  for (const record of records) {
    if ((await unseal(key, record)) !== undefined) continue
    const value = await unseal(earlierKey, record)
    if (value !== undefined) encryptedAgain.push({ ...record, ...(await seal(key, value)) })
  }
  return encryptedAgain
}

/** Deletes every key and every copy. The salts stay: without them no other record could be read after the next sign-in. */
export async function deleteKeysAndCopies(db: DeviceDatabase): Promise<void> {
  const change = db.transaction(['keys', 'records'], 'readwrite')
  const keepSalts = async () => {
    const keys = change.objectStore('keys')
    const stored = await keys.getAll()
    await Promise.all(stored.map(({ username, salt }) => keys.put({ username, salt })))
  }
  const deleteCopies = async () => {
    const records = change.objectStore('records')
    const copies = (await records.getAll()).filter(({ kind }) => kind === 'copy')
    await Promise.all(copies.map(({ id }) => records.delete(id)))
  }
  await Promise.all([keepSalts(), deleteCopies(), change.done])
}
