/** Far deeper than any body of the contract, and shallow enough for recursive code. */
const DEEPEST = 16

/**
 * Why a JSON text is refused before it is parsed: deep nesting or a repeated key; undefined for neither. Each character is
 * read once: a regular expression began again at every quote of a string without an end, and overflowed the stack on a long one.
 */
export function findJsonProblem(text: string): string | undefined {
  /** The keys of the open objects, undefined for an open array. */
  const open: (Set<string> | undefined)[] = []
  let lastString = ''
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '"') {
      const end = endOfString(text, at)
      lastString = text.slice(at, end)
      at = end - 1
    } else if (character === '{') open.push(new Set())
    else if (character === '[') open.push(undefined)
    else if (character === '}' || character === ']') open.pop()
    else if (character === ':') {
      const keys = open.at(-1)
      const key = keyOf(lastString)
      if (keys?.has(key)) return 'An object has the same key twice.'
      keys?.add(key)
    }
    if (open.length > DEEPEST) return 'The body is nested too deeply.'
  }
  return undefined
}

/** The index after the string that starts at a quote; the end of the text when it has no end, which the parser reports. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}

/** The key that a JSON string token encodes; the parser reports an invalid token. */
function keyOf(token: string): string {
  try {
    return String(JSON.parse(token))
  } catch {
    return token
  }
}
