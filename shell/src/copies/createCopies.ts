import type { Copies, Store } from '@carrier-portal/contract'
import type { Vault } from '../drafts/vault.ts'
import type { SessionState } from '../session/sessionStore.ts'

interface CopiesSettings {
  readonly vault: Vault
  readonly session: Store<SessionState>
  /** Milliseconds since 1970. */
  now(): number
}

/** `host.copies`, in the encrypted storage of the device. */
export function createCopies({ vault, session, now }: CopiesSettings): Copies {
  /**
   * The copies of this page. They are written when the vault opens, too: after a sign-in its key is being derived, and the
   * end of a session, which may begin again in this page, deletes what was written.
   */
  const kept = new Map<string, unknown>()

  function signedIn(): string | undefined {
    const state = session.get()
    return state.state === 'out' ? undefined : state.session.username
  }

  function write(name: string) {
    const username = signedIn()
    if (username === undefined || vault.owner() !== username) return
    const record = { id: idOf(username, name), savedAt: now(), value: kept.get(name) }
    // A device without room keeps no copy; the page is not affected.
    vault.write('copy', record).catch(() => undefined)
  }

  vault.isOpen.subscribe(() => [...kept.keys()].map(write))
  session.subscribe(() => {
    if (signedIn() === undefined) kept.clear()
  })

  return {
    keep(name, value) {
      if (signedIn() === undefined) return
      kept.set(name, value)
      write(name)
    },
    async find(name) {
      const username = signedIn()
      if (username === undefined) return undefined
      try {
        // A page that has just opened is still reading the key of its session.
        if (!vault.isOpen.get()) await vault.resume(username)
        const records = vault.owner() === username ? await vault.read('copy') : []
        return signedIn() === username ? records.find(({ id }) => id === idOf(username, name))?.value : undefined
      } catch {
        return undefined
      }
    },
  }
}

function idOf(username: string, name: string): string {
  return `copy of ${username}: ${name}`
}
