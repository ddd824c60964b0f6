import type { Store } from '@carrier-portal/contract'
import type { SessionState } from '../session/sessionStore.ts'
import type { DraftStore } from './draftStore.ts'
import type { Vault } from './vault.ts'

interface FollowSettings {
  readonly session: Store<SessionState>
  readonly vault: Vault
  readonly drafts: DraftStore
  readonly page: Pick<Window, 'addEventListener'>
}

/**
 * Opens the vault with the key of a session that is still valid, and deletes the key when the session ends. A sign-in
 * in this page derives the key itself (`useSignIn`); one in another tab leaves it on the device, where it is looked for
 * again when the person returns to this tab.
 */
export function followSession({ session, vault, drafts, page }: FollowSettings): void {
  const resume = () => {
    const state = session.get()
    if (state.state === 'in' && !vault.isOpen.get()) ignoreFailure(vault.resume(state.session.username))
  }

  function follow() {
    const state = session.get()
    if (state.state === 'in') resume()
    else if (state.state === 'expired') ignoreFailure(vault.deleteStoredKeys())
    else if (state.reason === 'logout') ignoreFailure(drafts.clear())
    else ignoreFailure(drafts.written().then(vault.lock))
  }

  session.subscribe(follow)
  page.addEventListener('focus', resume)
  follow()
}

/** Without storage the drafts stay in memory, and the browser confirms before the page closes. */
function ignoreFailure(attempt: Promise<unknown>): void {
  attempt.catch(() => undefined)
}
