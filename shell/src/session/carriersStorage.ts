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

/** Stores the carriers for the next page; where storage is blocked or full they stay in this page's memory only. */
export function storeCarriers(storage: Storage, carriers: readonly Carrier[]): void {
  // The next page then shows its empty state, not the carriers of an earlier user.
  if (!hasChanged(() => storage.setItem(CARRIERS_KEY, JSON.stringify(carriers))))
    hasChanged(() => storage.removeItem(CARRIERS_KEY))
}

/** Clears the storage of an ended session; where it is blocked, it is empty. */
export function clearStorage(storage: Storage): void {
  hasChanged(() => storage.clear())
}

function hasChanged(change: () => void): boolean {
  try {
    change()
    return true
  } catch {
    return false
  }
}
