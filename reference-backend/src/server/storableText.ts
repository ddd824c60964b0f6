/**
 * Whether every text in a JSON value can be stored as it is: PostgreSQL has no character 0, and a lone half of a
 * surrogate pair would be returned as another text.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !/\0|\p{Surrogate}/u.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, part]) => isStorable(key) && isStorable(part))
}
