/** Far deeper than any body of the contract, and shallow enough for recursive code. */
const DEEPEST = 16
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g

/** Why a JSON text is refused before it is parsed: deep nesting or a repeated key; undefined for neither. */
export function findJsonProblem(text: string): string | undefined {
  /** The keys of the open objects, undefined for an open array. */
  const open: (Set<string> | undefined)[] = []
  let last = ''
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(undefined)
    else if (token === '}' || token === ']') open.pop()
    else if (token === ':') {
      const keys = open.at(-1)
      const key = keyOf(last)
      if (keys?.has(key)) return 'An object has the same key twice.'
      keys?.add(key)
    }
    if (open.length > DEEPEST) return 'The body is nested too deeply.'
    last = token
  }
  return undefined
}

/** The key that a JSON string token encodes; the parser reports an invalid token. */
function keyOf(token: string): string {
  try {
    return String(JSON.parse(token))
  } catch {
    return token
  }
}
