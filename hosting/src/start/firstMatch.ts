import type { Readable } from 'node:stream'

/** Longer than any line that is searched for. */
const KEPT_CHARACTERS = 4000

/**
 * Resolves with the first group of a pattern in a stream's text, which may arrive in pieces; never when the stream ends
 * without it. Keeps only the last characters, and nothing after the match, so a long log costs no memory.
 */
export function firstMatch(stream: Readable, pattern: RegExp): Promise<string> {
  return new Promise((resolve) => {
    let recent = ''
    const read = (chunk: Buffer) => {
      recent = (recent + chunk.toString()).slice(-KEPT_CHARACTERS)
      const found = pattern.exec(recent)?.[1]
      if (found === undefined) return
      stream.off('data', read)
      resolve(found)
    }
    stream.on('data', read)
  })
}
