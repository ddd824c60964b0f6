/** Why a session ended. 'rejected': the backend rejected the token; 'cookieMissing': the token cookie disappeared. */
export type SessionEnd = 'logout' | 'idle' | 'rejected' | 'cookieMissing'

const SESSION_END_KEY = 'session_end'

/**
 * Clears the storage of an ended session. After any end but a logout the reason stays, until the next end replaces or clears
 * it: it is stored before the other keys are removed, because other tabs read it when they are notified of the first removed key.
 */
export function clearStoredSession(storage: Storage, reason: SessionEnd): void {
  try {
    if (reason !== 'logout') storage.setItem(SESSION_END_KEY, reason)
  } catch {
    // Storage is full or blocked; the other tabs treat the end as a logout.
  }
  try {
    if (reason === 'logout') storage.clear()
    else for (const key of keysOf(storage)) if (key !== SESSION_END_KEY) storage.removeItem(key)
  } catch {
    // Storage is blocked, so it is empty.
  }
}

function keysOf(storage: Storage): readonly string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
}

/** How another tab ended the session; its logout clears the storage, so nothing stored means 'logout'. */
export function readSessionEnd(storage: Storage): 'logout' | 'idle' | 'rejected' {
  try {
    const stored = storage.getItem(SESSION_END_KEY)
    return stored === 'idle' || stored === 'rejected' ? stored : 'logout'
  } catch {
    return 'logout'
  }
}
