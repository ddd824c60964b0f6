/** What a setting with a server's address names: its origin, or why it is unusable, as the end of a sentence. */
type OriginReading =
  | { readonly state: 'valid'; readonly origin: string }
  | { readonly state: 'invalid'; readonly why: string }

/**
 * Reads the address of a server whose every path is one of this product: a lone slash after it is left out, and a path
 * is refused, because it would silently replace the paths of requests. `example` is for the refusal of any other text.
 */
export function readOrigin(text: string, example: string): OriginReading {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    return { state: 'invalid', why: `is not an address. Write it as ${example}` }
  const { origin, pathname, search } = new URL(text)
  if (pathname === '/' && search === '') return { state: 'valid', origin }
  return { state: 'invalid', why: `has a path, but it must be an address without one. Write it as ${origin}` }
}
