/**
 * The URL of an address, or undefined for one that cannot be parsed. `URL.canParse` is missing in the oldest supported
 * browsers.
 * @param base the address that a relative one refers to
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/**
 * An origin without a path: "https://remotes.example". A wildcard is none, and neither is a host with a character that ends
 * the entry of a content policy.
 */
export function isOrigin(value: unknown): value is string {
  return typeof value === 'string' && parseUrl(value)?.origin === value && !/[*;,]/.test(value)
}
