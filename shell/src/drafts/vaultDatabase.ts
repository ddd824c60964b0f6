import { type DeviceDatabase, openDeviceDatabase, type StoredKey } from './deviceDatabase.ts'
import { DRAFT_LIFETIME_MS } from './draftRules.ts'

/**
 * Returns the function that gives the vault's database: opened with its first call, and again after its connection was
 * closed or could not be opened. `present` is the key that this page writes with. The function rejects where the browser
 * refuses storage.
 */
export function vaultDatabase(present: () => StoredKey | undefined): () => Promise<DeviceDatabase> {
  let opening: Promise<DeviceDatabase> | undefined
  const close = () => {
    opening = undefined
  }

  async function open(): Promise<DeviceDatabase> {
    const database = await openDeviceDatabase(close)
    await deleteExpired(database)
    await restoreSalt(database, present())
    return database
  }

  return () => {
    opening ??= open().catch((cause) => {
      close()
      throw cause
    })
    return opening
  }
}

/** Deletes every user's old drafts; their age is readable without a key. */
async function deleteExpired(database: DeviceDatabase): Promise<void> {
  const old = IDBKeyRange.upperBound(Date.now() - DRAFT_LIFETIME_MS)
  for (const { id, kind } of await database.getAllFromIndex('records', 'savedAt', old))
    if (kind === 'draft') await database.delete('records', id)
}

/** In a database that was deleted meanwhile, the next sign-in needs the salt to read what this page writes. */
async function restoreSalt(database: DeviceDatabase, present: StoredKey | undefined): Promise<void> {
  if (!present || (await database.get('keys', present.username))) return
  await database.put('keys', { username: present.username, salt: present.salt })
}
