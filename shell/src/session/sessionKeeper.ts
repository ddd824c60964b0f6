import { createStore, type Session, type Store } from '@carrier-portal/contract'
import { hasStoredCarriers, readStoredCarriers, storeCarriers } from './carriersStorage.ts'
import { type CookieJar, readToken, readUsername, removeSession, writeSession } from './sessionCookies.ts'
import { cookieLifetime, readClaims } from './tokenClaims.ts'

/** 'refused': the token that was found when the page began is none. */
export type SessionEnd = 'logout' | 'idle' | 'refused'

/** Who is here. 'expired': the backend answered 401; the page stays, and asks to sign in again over it. */
export type SessionState =
  | { readonly state: 'out'; readonly because: 'start' | SessionEnd }
  | { readonly state: 'in'; readonly session: Session }
  | { readonly state: 'expired'; readonly session: Session }

export type SignInOutcome = 'cookiesBlocked' | 'sameUser' | 'newUser'

export interface SessionKeeper {
  readonly store: Store<SessionState>
  /** The session for remotes: the last one while nobody is signed in. */
  readonly session: Store<Session>
  token(): string | undefined
  signIn(token: string, username: string): SignInOutcome
  /** A call with this token was answered 401. A token that was replaced meanwhile says nothing. */
  expire(token: string | undefined): void
  end(because: SessionEnd): void
  /** Another tab may have signed out, or signed in as somebody else. */
  follow(because: SessionEnd): void
}

export interface SessionPlaces {
  readonly jar: CookieJar
  readonly storage: Storage
  now(): number
}

const NOBODY: Session = { username: '', carriers: [], epoch: 0 }

/** Keeps the session of this page, its cookies and its stored carriers (specification, section 4). */
export function createSessionKeeper({ jar, storage, now }: SessionPlaces): SessionKeeper {
  const first = restore(jar, storage)
  const store = createStore<SessionState>(first ? { state: 'in', session: first } : { state: 'out', because: 'start' })
  const session = createStore<Session>(first ?? NOBODY)

  function begin(next: Session) {
    session.set(next)
    store.set({ state: 'in', session: next })
  }

  function leave(because: SessionEnd) {
    if (store.get().state !== 'out') store.set({ state: 'out', because })
  }

  return {
    store,
    session,
    token: () => readToken(jar),
    signIn(token, username) {
      const before = store.get()
      const { carriers, expiresAt } = readClaims(token)
      if (!writeSession(jar, token, username, cookieLifetime(expiresAt, now()))) return 'cookiesBlocked'
      storeCarriers(storage, carriers)
      begin({ username, carriers, epoch: session.get().epoch + 1 })
      return before.state === 'expired' && before.session.username === username ? 'sameUser' : 'newUser'
    },
    expire(token) {
      const before = store.get()
      if (before.state === 'in' && token === readToken(jar)) store.set({ state: 'expired', session: before.session })
    },
    end(because) {
      removeSession(jar)
      clearStorage(storage)
      leave(because)
    },
    follow(because) {
      const token = readToken(jar)
      const before = store.get()
      if (token === undefined) {
        // A sign-out clears the carriers too; a cookie that only grew too old leaves them.
        if (!hasStoredCarriers(storage)) leave(because)
        else if (before.state === 'in') store.set({ state: 'expired', session: before.session })
        return
      }
      const other = restore(jar, storage)
      const isSame = before.state === 'in' && before.session.username === other?.username
      if (other && !isSame) begin({ ...other, epoch: session.get().epoch + 1 })
    },
  }
}

function restore(jar: CookieJar, storage: Storage): Session | undefined {
  if (readToken(jar) === undefined) return undefined
  return { username: readUsername(jar) ?? '', carriers: readStoredCarriers(storage), epoch: 1 }
}

function clearStorage(storage: Storage) {
  try {
    storage.clear()
  } catch {
    // A browser that blocks storage has nothing to clear.
  }
}
