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
  const unwritten = new Set<string>()
  let writing = Promise.resolve()

  function signedIn(): string | undefined {
    const state = session.get()
    return state.state === 'out' ? undefined : state.session.username
  }

  /** One after the other: a short copy is encrypted sooner than a long one before it, which would replace it. */
  function write(name: string) {
    if (unwritten.has(name)) return
    unwritten.add(name)
    writing = writing.then(() => writeLatest(name))
  }

  async function writeLatest(name: string) {
    unwritten.delete(name)
    const { state } = session.get()
    const username = signedIn()
    // While the session has expired, the device has no copies, and the page writes them again after the sign-in.
    if (state !== 'in' || username === undefined || vault.owner() !== username || !kept.has(name)) return
    const id = idOf(username, name)
    try {
      await vault.write('copy', { id, savedAt: now(), value: kept.get(name) })
    } catch {
      // A device without room keeps no copy, and not the earlier one, which a change may have made wrong.
      await vault.remove(id).catch(() => undefined)
    }
  }

  const writeAll = () => [...kept.keys()].forEach(write)
  vault.isOpen.subscribe(writeAll)
  session.subscribe(() => {
    if (signedIn() === undefined) kept.clear()
    // An expired session may be renewed in another tab. This vault is open all the while, and the device has no copies.
    else writeAll()
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
