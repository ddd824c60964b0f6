import type { DeviceDatabase, StoredRecord } from './deviceDatabase.ts'
import { seal, unseal } from './encryption.ts'

/**
 * What a new key means for a user's records: `encryptedAgain` are those that only the earlier key opens, encrypted with the
 * new one; `unreadable` are the ids of those that neither opens.
 */
export async function changeKey(records: readonly StoredRecord[], key: CryptoKey, earlierKey: CryptoKey | undefined) {
  const unreadable: string[] = []
  const encryptedAgain: StoredRecord[] = []
  for (const record of records) {
    if ((await unseal(key, record)) !== undefined) continue
    const value = earlierKey && (await unseal(earlierKey, record))
    if (value === undefined) unreadable.push(record.id)
    else encryptedAgain.push({ ...record, ...(await seal(key, value)) })
  }
  return { unreadable, encryptedAgain }
}

/** Deletes every key. The salts stay: without them no record could be read after the next sign-in. */
export async function deleteKeys(db: DeviceDatabase): Promise<void> {
  const change = db.transaction('keys', 'readwrite')
  for (const { username, salt } of await change.store.getAll()) void change.store.put({ username, salt })
  await change.done
}
