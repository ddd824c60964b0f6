/** 32 bits (FNV-1a) of a text, which differ between users and searches; the text itself is not stored. */
export function markOf(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
