import { createStore, type Store } from '@carrier-portal/contract'
import { isNamedDraft, type NamedDraft } from './draftRules.ts'
import type { Vault } from './vault.ts'

/** Where drafts are written besides the memory of the page. A method that rejects leaves the draft in memory. */
export interface DraftPersistence {
  /** Whether reading and writing is possible now. */
  readonly isReady: Store<boolean>
  /** Whether what is read and written now belongs to this user: at a change of users the storage may follow later. */
  isOf(username: string): boolean
  /** Whether what is written is still there after the tab was closed. */
  readonly outlivesPage: boolean
  read(): Promise<readonly NamedDraft[]>
  write(draft: NamedDraft): Promise<void>
  remove(key: string): Promise<void>
  clear(): Promise<void>
}

const READY = createStore(true)

/** `drafts: "memory"`, and every browser without encryption or storage. */
export const inMemory: DraftPersistence = {
  isReady: createStore(false),
  isOf: () => true,
  outlivesPage: false,
  read: async () => [],
  write: async () => undefined,
  remove: async () => undefined,
  clear: async () => undefined,
}

const KEY = 'drafts'

/** `drafts: "session"`: in clear text in the tab's session storage, which ends with the tab. */
export function inSessionStorage(storage: Storage, username: () => string): DraftPersistence {
  function stored(): readonly NamedDraft[] {
    const { owner, drafts } = parse(storage.getItem(KEY))
    return owner === username() ? drafts : []
  }

  function store(drafts: readonly NamedDraft[]) {
    storage.setItem(KEY, JSON.stringify({ owner: username(), drafts }))
  }

  return {
    isReady: READY,
    isOf: (name) => name === username(),
    outlivesPage: false,
    read: async () => stored(),
    write: async (draft) => store([...stored().filter(({ key }) => key !== draft.key), draft]),
    remove: async (name) => store(stored().filter(({ key }) => key !== name)),
    clear: async () => storage.removeItem(KEY),
  }
}

/** `drafts: "device"`: encrypted in IndexedDB. The record of a draft has a random id, so no order number is readable. */
export function inVault(vault: Vault, erase: () => Promise<void>): DraftPersistence {
  /** By user and name. Several ids where several tabs have stored the same draft; with it they are all removed. */
  const ids = new Map<string, Set<string>>()
  const entryOf = (key: string) => `${vault.owner()}:${key}`

  return {
    isReady: vault.isOpen,
    isOf: (username) => vault.owner() === username,
    outlivesPage: true,
    async read() {
      const records = await vault.read('draft')
      return records.flatMap(({ id, value }) => {
        if (!isNamedDraft(value)) return []
        ids.set(entryOf(value.key), (ids.get(entryOf(value.key)) ?? new Set()).add(id))
        return [value]
      })
    },
    async write(draft) {
      const [id = crypto.randomUUID(), ...others] = ids.get(entryOf(draft.key)) ?? []
      ids.set(entryOf(draft.key), new Set([id, ...others]))
      await vault.write('draft', { id, savedAt: draft.keptAt, value: draft })
    },
    async remove(key) {
      const stored = [...(ids.get(entryOf(key)) ?? [])]
      ids.delete(entryOf(key))
      await Promise.all(stored.map(vault.remove))
    },
    async clear() {
      ids.clear()
      await erase()
    },
  }
}

function parse(text: string | null): { readonly owner?: unknown; readonly drafts: readonly NamedDraft[] } {
  try {
    const { owner, drafts } = JSON.parse(text ?? '{}') ?? {}
    return { owner, drafts: Array.isArray(drafts) ? drafts.filter(isNamedDraft) : [] }
  } catch {
    return { drafts: [] }
  }
}
