import { createStore, isRecord, type Store } from '@carrier-portal/contract'
import { jsonValue } from '../session/jsonValue.ts'
import { type NamedDraft, readDraft } from './draftRules.ts'
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
  remove(id: string): Promise<void>
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
    write: async (draft) => store([...stored().filter(({ id }) => id !== draft.id), draft]),
    remove: async (dropped) => store(stored().filter(({ id }) => id !== dropped)),
    clear: async () => storage.removeItem(KEY),
  }
}

/** `drafts: "device"`: encrypted in IndexedDB. */
export function inVault(vault: Vault, erase: () => Promise<void>): DraftPersistence {
  return {
    isReady: vault.isOpen,
    isOf: (username) => vault.owner() === username,
    outlivesPage: true,
    read: async () => (await vault.read('draft')).flatMap(({ id, value }) => readDraft(value, id) ?? []),
    write: (draft) => vault.write('draft', { id: draft.id, savedAt: draft.keptAt, value: draft }),
    remove: vault.remove,
    clear: erase,
  }
}

function parse(text: string | null): { readonly owner?: unknown; readonly drafts: readonly NamedDraft[] } {
  const stored = jsonValue(text ?? '')
  if (!isRecord(stored) || !Array.isArray(stored.drafts)) return { drafts: [] }
  return { owner: stored.owner, drafts: stored.drafts.flatMap((draft) => readDraft(draft) ?? []) }
}
