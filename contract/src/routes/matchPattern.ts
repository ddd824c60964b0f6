/**
 * The decoded parameters of a path that fits a route pattern such as 'order/:id', or undefined when it does not fit.
 * Letter case and one trailing slash are ignored; a value that cannot be decoded is returned unchanged.
 */
export function matchPattern(path: string, pattern: string): Readonly<Record<string, string>> | undefined {
  const parts = segments(path)
  const expected = segments(pattern)
  if (parts.length !== expected.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of expected.entries()) {
    const part = parts[index] ?? ''
    if (segment.startsWith(':')) {
      if (part === '') return undefined
      params[segment.slice(1)] = decode(part)
    } else if (segment.toLowerCase() !== part.toLowerCase()) return undefined
  }
  return params
}

/** Whether some path fits both route patterns, as each does of 'order/:id' and 'order/new'. */
export function patternsOverlap(pattern: string, other: string): boolean {
  const [own, others] = [segments(pattern), segments(other)]
  const fits = (segment: string, at: number) => {
    const beside = others[at] ?? ''
    return segment === beside || segment.startsWith(':') || beside.startsWith(':')
  }
  return own.length === others.length && own.every(fits)
}

function segments(path: string): readonly string[] {
  return path.replace(/^\//, '').replace(/\/$/, '').split('/')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
