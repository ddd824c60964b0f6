import { createStore, type Session, type Store } from '@carrier-portal/contract'
import type { SessionStore } from '../session/sessionStore.ts'

/**
 * The session as remotes see it. It has no user once the session has ended, so that they forget what they have loaded; the
 * shell's own one keeps the last user, for whose drafts it is needed.
 */
export function remoteSession({ store, session }: Pick<SessionStore, 'store' | 'session'>): Store<Session> {
  const seen = createStore(current())
  store.subscribe(() => seen.set(current()))
  return seen

  function current(): Session {
    const state = store.get()
    return state.state === 'out' ? { ...session.get(), username: '', carriers: [] } : state.session
  }
}
