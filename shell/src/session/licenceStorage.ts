import { tryStorage } from './tryStorage.ts'

const ACCEPTED_BY_KEY = 'licence_accepted_by'

/** Whether this user's acceptance of the licence is stored; the storage is cleared at logout. */
export function isAcceptanceStored(storage: Storage, username: string): boolean {
  return username !== '' && tryStorage(() => storage.getItem(ACCEPTED_BY_KEY)) === username
}

/** Stores who accepted the licence, or removes it. Where storage is blocked, the acceptance stays in this page's memory. */
export function storeAcceptance(storage: Storage, username: string | undefined): void {
  tryStorage(() =>
    username === undefined ? storage.removeItem(ACCEPTED_BY_KEY) : storage.setItem(ACCEPTED_BY_KEY, username),
  )
}
