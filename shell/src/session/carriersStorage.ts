import type { Carrier } from '@carrier-portal/contract'
import { readCarriers } from './tokenClaims.ts'

const KEY = 'carriers'

/** The accounts that were stored at sign-in; whatever else stands there counts as none (specification, section 5). */
export function readStoredCarriers(storage: Storage): readonly Carrier[] {
  try {
    return readCarriers(storage.getItem(KEY) ?? undefined)
  } catch {
    return []
  }
}

/** Stores the accounts; a browser that refuses keeps them for this page alone. */
export function storeCarriers(storage: Storage, carriers: readonly Carrier[]): void {
  try {
    storage.setItem(KEY, JSON.stringify(carriers))
  } catch {
    // Blocked or full: the session in memory has them, and the next page shows the empty state.
  }
}

/** Whether a sign-in's accounts are still stored; a browser that does not say has not signed out either. */
export function hasStoredCarriers(storage: Storage): boolean {
  try {
    return storage.getItem(KEY) !== null
  } catch {
    return true
  }
}
