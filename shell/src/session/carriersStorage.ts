import type { Carrier } from '@carrier-portal/contract'
import { readCarriers } from './tokenClaims.ts'

/** The storage key of the carriers, which is written last at a sign-in. */
export const CARRIERS_KEY = 'carriers'

/** The carriers stored at sign-in; unreadable content counts as none. */
export function readStoredCarriers(storage: Storage): readonly Carrier[] {
  try {
    return readCarriers(storage.getItem(CARRIERS_KEY) ?? undefined)
  } catch {
    return []
  }
}

/** Stores the carriers for the next page; where storage is blocked they stay in this page's memory only. */
export function storeCarriers(storage: Storage, carriers: readonly Carrier[]): void {
  try {
    storage.setItem(CARRIERS_KEY, JSON.stringify(carriers))
  } catch {
    // Blocked or full: the session in memory has the carriers. The next page shows its empty state, not those of an earlier user.
    removeCarriers(storage)
  }
}

function removeCarriers(storage: Storage) {
  try {
    storage.removeItem(CARRIERS_KEY)
  } catch {
    // Storage is blocked, so it is empty.
  }
}

/** Clears the storage of an ended session. */
export function clearStorage(storage: Storage): void {
  try {
    storage.clear()
  } catch {
    // Storage is blocked, so it is empty.
  }
}
