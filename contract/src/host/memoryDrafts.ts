import type { Draft, Drafts } from './portalHost.ts'

/** Drafts in memory, for a host without a storage of its own. `now` returns milliseconds since 1970. */
export function createMemoryDrafts(now: () => number): Drafts {
  const kept = new Map<string, Draft<unknown>>()
  return {
    keep: (key, value) => void kept.set(key, { value: structuredClone(value), keptAt: now() }),
    find: <T>(key: string) => structuredClone(kept.get(key)) as Draft<T> | undefined,
    drop: (key) => void kept.delete(key),
  }
}
