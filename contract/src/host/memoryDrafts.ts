import type { Draft, Drafts } from './portalHost.ts'
import { createStore } from './store.ts'

/** Drafts in memory, for a host without a storage of its own. `now` returns milliseconds since 1970. */
export function createMemoryDrafts(now: () => number): Drafts {
  const kept = new Map<string, Draft<unknown>>()
  const names = createStore<readonly string[]>([])
  return {
    keep(key, value) {
      const isNew = !kept.has(key)
      kept.set(key, { value: structuredClone(value), keptAt: now() })
      if (isNew) names.set([...kept.keys()])
    },
    find: <T>(key: string) => structuredClone(kept.get(key)) as Draft<T> | undefined,
    drop(key) {
      if (kept.delete(key)) names.set([...kept.keys()])
    },
    names,
  }
}
