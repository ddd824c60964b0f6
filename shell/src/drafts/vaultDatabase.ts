import { type DeviceDatabase, openDeviceDatabase, type StoredKey } from './deviceDatabase.ts'
import { daysOfUse } from './draftRules.ts'

/** A browser may never end an attempt to open; a save then fails instead of waiting for ever. */
const OPEN_LIMIT_MS = 10_000

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
    const database = await withinLimit(openDeviceDatabase(close))
    // A full disk has no room for the day, and the records can be read without it.
    await countDay(database, Date.now()).catch(() => undefined)
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

function withinLimit<T>(attempt: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('The browser did not open its database.')), OPEN_LIMIT_MS)
    attempt.then(resolve, reject).finally(() => clearTimeout(limit))
  })
}

/** Counts the present day for every user's drafts and deletes those that expire; their days are readable without a key. */
async function countDay(database: DeviceDatabase, now: number): Promise<void> {
  const change = database.transaction('records', 'readwrite')
  const countForDrafts = async () => {
    const drafts = (await change.store.getAll()).filter(({ kind }) => kind === 'draft')
    await Promise.all(
      drafts.map(async (draft) => {
        const days = daysOfUse(draft.savedAt, draft.days, now)
        if (!days) await change.store.delete(draft.id)
        else if (days.count !== (draft.days?.count ?? 0)) await change.store.put({ ...draft, days })
      }),
    )
  }
  await Promise.all([countForDrafts(), change.done])
}

/** In a database that was deleted meanwhile, the next sign-in needs the salt to read what this page writes. */
async function restoreSalt(database: DeviceDatabase, present: StoredKey | undefined): Promise<void> {
  if (!present || (await database.get('keys', present.username))) return
  await database.put('keys', { username: present.username, salt: present.salt })
}
