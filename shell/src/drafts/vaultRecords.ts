import type {
  DeviceDatabase,
  RecordKind,
  StoredKey,
  StoredRecord,
  UnreadableRecord,
  VaultRecord,
} from './deviceDatabase.ts'
import { unseal } from './encryption.ts'

/** The records of the key's user and of one kind that the key opens. */
export async function readRecords(
  database: DeviceDatabase,
  key: Required<StoredKey>,
  kind: RecordKind,
): Promise<readonly VaultRecord[]> {
  const records = await unsealRecords(database, key, (stored) => stored.kind === kind)
  return records.flatMap(({ id, savedAt, value }) => (value === undefined ? [] : { id, savedAt, value }))
}

/** The user's drafts and saves that the key does not open. */
export async function findUnreadable(
  database: DeviceDatabase,
  key: Required<StoredKey>,
): Promise<readonly UnreadableRecord[]> {
  const records = await unsealRecords(database, key, ({ kind }) => kind !== 'copy')
  return records.flatMap(({ id, kind, savedAt, value }) => (value === undefined ? { id, kind, savedAt } : []))
}

/** Writes a record. An unsent save is reported as saved: it must also be there after a power failure. */
export async function putRecord(database: DeviceDatabase, record: StoredRecord): Promise<void> {
  const durability = record.kind === 'save' ? 'strict' : 'default'
  const change = database.transaction('records', 'readwrite', { durability })
  await Promise.all([change.store.put(record), change.done])
}

/** The wanted records of the key's user; the value of one that the key does not open is undefined. */
async function unsealRecords(
  database: DeviceDatabase,
  { username, key }: Required<StoredKey>,
  isWanted: (stored: StoredRecord) => boolean,
) {
  const stored = await database.getAllFromIndex('records', 'username', username)
  return Promise.all(
    stored.filter(isWanted).map(async ({ id, kind, savedAt, ...sealed }) => {
      return { id, kind, savedAt, value: await unseal(key, sealed) }
    }),
  )
}
