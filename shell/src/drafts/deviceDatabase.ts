import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { DaysOfUse } from './draftRules.ts'

/** What a record holds; each kind is read as a whole. A copy is of loaded data, and ends with the session. */
export type RecordKind = 'draft' | 'save' | 'copy'

/** One encrypted value. Only the user's name, the kind, the time and the days, which expiry needs, are in clear text. */
export interface StoredRecord {
  readonly id: string
  readonly username: string
  readonly kind: RecordKind
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** Of a draft; undefined on the day on which it was written. */
  readonly days?: DaysOfUse
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: ArrayBuffer
}

/** A decrypted record. */
export interface VaultRecord extends Pick<StoredRecord, 'id' | 'savedAt'> {
  readonly value: unknown
}

/** A record that the key of its user does not open: an earlier password encrypted it. */
export type UnreadableRecord = Pick<StoredRecord, 'id' | 'kind' | 'savedAt'>

/** The salt of a user on this device and, during a session, the key that was derived with it. */
export interface StoredKey {
  readonly username: string
  readonly salt: Uint8Array<ArrayBuffer>
  /** Non-extractable: the browser uses it and gives its bytes to no script. */
  readonly key?: CryptoKey
}

interface Schema extends DBSchema {
  keys: { key: string; value: StoredKey }
  records: { key: string; value: StoredRecord; indexes: { username: string; savedAt: number } }
}

/** A connection to the database of this device. */
export type DeviceDatabase = IDBPDatabase<Schema>

/** A later version only adds to the stores: a rollback brings back this one, which then works with what it has added to. */
const VERSION = 1

/**
 * Opens the database `carrier-portal`; rejects where the browser has no IndexedDB or refuses it. `onClosed` runs when the
 * connection cannot be used any more: a phone ended it in the background, or the database was deleted.
 */
export async function openDeviceDatabase(onClosed: () => void = () => undefined): Promise<DeviceDatabase> {
  const open = (version: number | undefined) =>
    openDB<Schema>('carrier-portal', version, {
      upgrade(database) {
        database.createObjectStore('keys', { keyPath: 'username' })
        const records = database.createObjectStore('records', { keyPath: 'id' })
        records.createIndex('username', 'username')
        // For an earlier version of the shell that a rollback brings back: it finds expired drafts by it.
        records.createIndex('savedAt', 'savedAt')
      },
      /** The database is deleted, or another tab upgrades it: both wait until this connection is closed. */
      blocking(_, __, event) {
        const connection = event.target as IDBDatabase | null
        connection?.close()
        onClosed()
      },
      terminated: onClosed,
    })
  return open(VERSION).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'VersionError') return open(undefined)
    throw cause
  })
}

/** Deletes the records that are no longer wanted. */
export async function deleteRecords(
  database: DeviceDatabase,
  isUnwanted: (record: StoredRecord) => boolean,
): Promise<void> {
  const change = database.transaction('records', 'readwrite')
  const deleteThem = async () => {
    const unwanted = (await change.store.getAll()).filter(isUnwanted)
    await Promise.all(unwanted.map(({ id }) => change.store.delete(id)))
  }
  await Promise.all([deleteThem(), change.done])
}
