import { createStore, type Session, type Store } from '@carrier-portal/contract'
import { clearStorage, readStoredCarriers, storeCarriers } from './carriersStorage.ts'
import type { CookieDocument } from './cookieAttributes.ts'
import {
  isUsableToken,
  readSessionEnd,
  readToken,
  readUsername,
  removeSession,
  type SessionEnd,
  type WriteResult,
  writeSession,
} from './sessionCookies.ts'
import { cookieLifetime, readClaims } from './tokenClaims.ts'

/** 'expired': the backend responded with 401; the screen stays, and the sign-in dialog opens over it. */
export type SessionState =
  | { readonly state: 'out'; readonly reason: 'start' | SessionEnd }
  | { readonly state: 'in'; readonly session: Session }
  | { readonly state: 'expired'; readonly session: Session }

/** The result of a sign-in: why it failed, or whose it was. */
export type SignInOutcome = 'unusableToken' | Exclude<WriteResult, 'written'> | 'signedIn' | OtherUser

/**
 * The cookies are those of another user than the page's, which has data of its user in memory and on the screen. So the
 * session of the page does not begin again, and the caller loads the page again.
 */
type OtherUser = 'otherUser'

/** The session of this page. */
export interface SessionStore {
  readonly store: Store<SessionState>
  /** The session of the page's user; after a sign-out it is still the last one. */
  readonly session: Store<Session>
  /** The token of the page's user: undefined while the cookies are another user's, who must not send this page's work. */
  token(): string | undefined
  signIn(token: string, username: string): SignInOutcome
  /** Handles a 401 for this token: the session expires and the sign-in dialog opens. Ignored when the token has been replaced meanwhile. */
  expire(token: string | undefined): void
  end(reason: SessionEnd): void
  /** Reads the cookies again: another tab may have signed out, or signed in another user. */
  syncWithOtherTabs(): OtherUser | undefined
}

interface SessionStoreOptions {
  readonly jar: CookieDocument
  readonly storage: Storage
  now(): number
}

const SIGNED_OUT: Session = { username: '', carriers: [], epoch: 0 }

/** The session of this page with its cookies and stored carriers. */
export function createSessionStore({ jar, storage, now }: SessionStoreOptions): SessionStore {
  const restored = restore(jar, storage)
  const store = createStore<SessionState>(
    restored ? { state: 'in', session: restored } : { state: 'out', reason: endBeforeStart(jar) },
  )
  const session = createStore<Session>(restored ?? SIGNED_OUT)
  /** The token that the backend no longer takes; its cookie stays until the next sign-in. */
  let refusedToken: string | undefined

  function begin(next: Session) {
    session.set(next)
    store.set({ state: 'in', session: next })
  }

  function isOther(username: string): boolean {
    const { username: own, epoch } = session.get()
    // A session whose name is missing has a user too, who may be another one. Before the first sign-in there is none.
    return epoch !== SIGNED_OUT.epoch && own !== username
  }

  function signOut(reason: SessionEnd) {
    const previous = store.get()
    // After the cookie disappeared, a tab that has not noticed it may still log out: the reason is then known later.
    const isReasonKnown = previous.state === 'out' && previous.reason !== 'cookieMissing'
    const isRepeated = previous.state === 'out' && previous.reason === reason
    if (!isReasonKnown && !isRepeated) store.set({ state: 'out', reason })
  }

  return {
    store,
    session,
    token: () => (isOther(readUsername(jar) ?? session.get().username) ? undefined : readToken(jar)),
    signIn(token, username) {
      if (!isUsableToken(token)) return 'unusableToken'
      const { carriers, expiresAt } = readClaims(token)
      const result = writeSession(jar, token, username, cookieLifetime(expiresAt, now()))
      if (result !== 'written') return result
      storeCarriers(storage, carriers)
      if (isOther(username)) return 'otherUser'
      begin({ username, carriers, epoch: session.get().epoch + 1 })
      return 'signedIn'
    },
    expire(token) {
      const previous = store.get()
      if (readToken(jar) === undefined) return signOut(readSessionEnd(jar))
      if (previous.state !== 'in' || token !== readToken(jar)) return
      refusedToken = token
      store.set({ state: 'expired', session: previous.session })
    },
    end(reason) {
      // Cookies first: other tabs that are notified of the cleared storage find the token missing.
      removeSession(jar, reason)
      clearStorage(storage)
      signOut(reason)
    },
    syncWithOtherTabs() {
      const token = readToken(jar)
      const previous = store.get()
      if (token === undefined) {
        signOut(readSessionEnd(jar))
        return undefined
      }
      // A browser that clears its cookies, and a tab that signs in, changes one cookie after the other.
      const isNameMissing = readUsername(jar) === undefined && session.get().username !== ''
      const stored = restore(jar, storage)
      if (isNameMissing || !stored) return undefined
      if (isOther(stored.username)) return 'otherUser'
      if (previous.state !== 'in' && token !== refusedToken) begin({ ...stored, epoch: session.get().epoch + 1 })
      return undefined
    },
  }
}

/** An earlier page may have timed out, and the login says so; after "Log Out" a page starts like any other. */
function endBeforeStart(jar: CookieDocument): 'idle' | 'start' {
  return readSessionEnd(jar) === 'idle' ? 'idle' : 'start'
}

function restore(jar: CookieDocument, storage: Storage): Session | undefined {
  if (readToken(jar) === undefined) return undefined
  return { username: readUsername(jar) ?? '', carriers: readStoredCarriers(storage), epoch: 1 }
}
