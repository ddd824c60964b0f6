import type { Copies } from '../host/copies.ts'

/** Copies in memory, for tests of what a later page of the same session finds. */
export function createMemoryCopies(): Copies {
  const kept = new Map<string, string>()
  return {
    keep: (name, value) => void kept.set(name, JSON.stringify(value)),
    find: async (name) => JSON.parse(kept.get(name) ?? 'null') ?? undefined,
  }
}
