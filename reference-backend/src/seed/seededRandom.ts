/** A repeatable random generator: the same seed gives the same numbers on every machine. */
export interface SeededRandom {
  /** A whole number, both ends included. */
  between(low: number, high: number): number
  pick<T>(choices: readonly T[]): T
  /** True with this probability, from 0 (never) to 1 (always). */
  chance(share: number): boolean
}

/** Mulberry32, seeded by a text. */
export function seededRandom(seed: string): SeededRandom {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  /** At least 0, below 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const pick = <T>(choices: readonly T[]): T => {
    const chosen = choices[Math.floor(next() * choices.length)]
    if (chosen === undefined) throw new Error('nothing to pick from')
    return chosen
  }
  return {
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick,
    chance: (share) => next() < share,
  }
}
