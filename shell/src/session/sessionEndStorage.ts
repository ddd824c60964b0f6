/** Why a session ended. 'rejected': the backend rejected the token; 'cookieMissing': the token cookie disappeared. */
export type SessionEnd = 'logout' | 'idle' | 'rejected' | 'cookieMissing'

const SESSION_END_KEY = 'session_end'

/** Tells the other tabs that the session timed out, so that they do not treat the missing session as a logout. */
export function storeSessionEnd(storage: Storage, reason: SessionEnd): void {
  if (reason === 'logout') return
  try {
    storage.setItem(SESSION_END_KEY, reason)
  } catch {
    // Storage is blocked: the other tabs treat the end as a logout.
  }
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

/** Forgets the end of the previous session at a sign-in. */
export function clearSessionEnd(storage: Storage): void {
  try {
    storage.removeItem(SESSION_END_KEY)
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
