import type { Draft, Drafts } from '@carrier-portal/contract'

/** Typed work in memory alone, for as long as the editor is mounted. `now` is the clock in milliseconds. */
export function createMemoryDrafts(now: () => number): Drafts {
  const kept = new Map<string, Draft<unknown>>()
  return {
    keep: (key, value) => void kept.set(key, { value, keptAt: now() }),
    find: <T>(key: string) => kept.get(key) as Draft<T> | undefined,
    drop: (key) => void kept.delete(key),
  }
}
