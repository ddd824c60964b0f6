/**
 * The tag of a test that `npm test` leaves out and `npm test -- --long` runs: a further engine, size, language or way of
 * failing of a story that has a row in `npm test`. Whole files of such tests have `.long.` in their names.
 */
export const LONG = { tag: '@long' } as const

/** The first row of a story runs in `npm test`, the further ones are long. */
export function longAfterFirst(index: number): { readonly tag?: string } {
  return index === 0 ? {} : LONG
}
