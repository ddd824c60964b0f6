const ACCEPTED_BY_KEY = 'licence_accepted_by'

/** Whether this user's acceptance of the licence is stored; the storage is cleared at logout. */
export function isAcceptanceStored(storage: Storage, username: string): boolean {
  try {
    return username !== '' && storage.getItem(ACCEPTED_BY_KEY) === username
  } catch {
    return false
  }
}

/** Stores who accepted the licence, or removes it. */
export function storeAcceptance(storage: Storage, username: string | undefined): void {
  try {
    if (username === undefined) storage.removeItem(ACCEPTED_BY_KEY)
    else storage.setItem(ACCEPTED_BY_KEY, username)
  } catch {
    // Storage is blocked: the acceptance stays in this page's memory.
  }
}
