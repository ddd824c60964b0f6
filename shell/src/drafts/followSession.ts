import type { Store } from '@carrier-portal/contract'
import type { SessionState } from '../session/sessionStore.ts'
import type { DraftStore } from './draftStore.ts'
import type { Vault } from './vault.ts'

interface FollowSettings {
  readonly session: Store<SessionState>
  /** Undefined where drafts are not kept on the device. */
  readonly vault: Vault | undefined
  readonly drafts: DraftStore
}

/**
 * Deletes the drafts at "Log Out" in any tab. Opens the vault with the key of a session that is still valid, and deletes
 * the key when the session ends. A sign-in in this page derives the key itself (`useSignIn`); one in another tab leaves it
 * on the device, where it is looked for again when the person returns to this tab.
 */
export function followSession({ session, vault, drafts }: FollowSettings): void {
  // A browser can take seconds for a write; the key of a sign-in that follows meanwhile stays.
  const lock = () => (session.get().state === 'out' ? vault?.lock() : undefined)

  const resume = () => {
    if (vault) resumeVault(vault, session)
  }

  function follow() {
    const state = session.get()
    if (state.state === 'in') resume()
    else if (state.state === 'out' && state.reason === 'logout') ignoreFailure(drafts.clear())
    else if (!vault) return
    else if (state.state === 'expired') ignoreFailure(vault.deleteStoredKeys())
    else ignoreFailure(drafts.written().then(lock))
  }

  session.subscribe(follow)
  if (vault) window.addEventListener('focus', resume)
  follow()
}

/** Opens a vault that is closed with the stored key of a session that is still valid. */
export function resumeVault(vault: Vault, session: Store<SessionState>): void {
  const state = session.get()
  if (state.state === 'in' && !vault.isOpen.get()) ignoreFailure(vault.resume(state.session.username))
}

/** Without storage the drafts stay in memory, and the browser confirms before the page closes. */
function ignoreFailure(attempt: Promise<unknown>): void {
  attempt.catch(() => undefined)
}
