import type { Draft, Drafts } from '@carrier-portal/contract'

type Kept = Record<string, Draft<unknown>>

export interface DraftKeeper extends Drafts {
  /** Called at each sign-in: another user's drafts are gone. */
  belongTo(username: string): void
  clear(): void
  /** Whether anything typed would be lost with this page. */
  isEmpty(): boolean
}

const KEY = 'drafts'

/**
 * Typed work of one user in this tab (decisions, section 1, "drafts"): in memory, or in `storage` where the
 * configuration asks for drafts that outlive a dropped tab.
 */
export function createDrafts(now: () => number, storage?: Storage): DraftKeeper {
  let { owner, kept } = restore(storage)

  function save() {
    try {
      storage?.setItem(KEY, JSON.stringify({ owner, kept }))
    } catch {
      // Full or blocked: the drafts in memory go on.
    }
  }

  function clear() {
    kept = {}
    owner = undefined
    try {
      storage?.removeItem(KEY)
    } catch {
      // Nothing was stored in a browser that blocks storage.
    }
  }

  return {
    keep(key, value) {
      kept = { ...kept, [key]: { value: structuredClone(value), keptAt: now() } }
      save()
    },
    find: <T>(key: string) => (Object.hasOwn(kept, key) ? (structuredClone(kept[key]) as Draft<T>) : undefined),
    drop(key) {
      const { [key]: _, ...rest } = kept
      kept = rest
      save()
    },
    belongTo(username) {
      if (owner !== undefined && owner !== username) clear()
      owner = username
    },
    clear,
    isEmpty: () => Object.keys(kept).length === 0,
  }
}

function restore(storage: Storage | undefined): { owner: string | undefined; kept: Kept } {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(KEY) ?? 'null')
    if (isStored(stored)) return stored
  } catch {
    // Unreadable drafts are no drafts.
  }
  return { owner: undefined, kept: {} }
}

function isStored(value: unknown): value is { owner: string; kept: Kept } {
  if (typeof value !== 'object' || value === null || !('owner' in value) || !('kept' in value)) return false
  const { owner, kept } = value
  return (
    typeof owner === 'string' &&
    typeof kept === 'object' &&
    kept !== null &&
    Object.values(kept).every((draft) => typeof draft?.keptAt === 'number' && 'value' in draft)
  )
}
