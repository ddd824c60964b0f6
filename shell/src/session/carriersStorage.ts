import type { Carrier } from '@carrier-portal/contract'
import { readCarriers } from './tokenClaims.ts'
import { tryStorage } from './tryStorage.ts'

/** The storage key of the carriers, which is written last at a sign-in. */
export const CARRIERS_KEY = 'carriers'

/** The carriers stored at sign-in; unreadable content counts as none. */
export function readStoredCarriers(storage: Storage): readonly Carrier[] {
  return readCarriers(tryStorage(() => storage.getItem(CARRIERS_KEY)) ?? undefined)
}

/** Stores the carriers for the next page; where storage is blocked or full they stay in this page's memory only. */
export function storeCarriers(storage: Storage, carriers: readonly Carrier[]): void {
  const text = JSON.stringify(carriers)
  tryStorage(() => storage.setItem(CARRIERS_KEY, text))
  // The next page then shows its empty state, not the carriers of an earlier user.
  if (tryStorage(() => storage.getItem(CARRIERS_KEY)) !== text) tryStorage(() => storage.removeItem(CARRIERS_KEY))
}

/** Clears the storage of an ended session; where it is blocked, it is empty. */
export function clearStorage(storage: Storage): void {
  tryStorage(() => storage.clear())
}
