/** A remote's name is its workspace's and a folder's: 'mfe-order-history'. */
export function isRemoteName(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(value)
}

/** A version that can be published: '1.4.0', '1.4.0-dev.3f2a9c1e'. */
export function isReleaseVersion(value: unknown): value is string {
  return typeof value === 'string' && /^\d+\.\d+\.\d+(-[0-9A-Za-z]+([.-][0-9A-Za-z]+)*)?$/.test(value)
}

/** A route: parts of small letters, or parameters: 'available-orders', 'order/:id'. */
export function isRoute(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9-]+(\/(:[A-Za-z][A-Za-z0-9]*|[a-z0-9-]+))*$/.test(value)
}

/** A file inside a version's folder: no way out of it, no address of its own. */
export function isFileName(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^[\w.@~-]+(\/[\w.@~-]+)*$/.test(value) &&
    !value.split('/').some((part) => /^\.+$/.test(part))
  )
}

/** A SHA-384 in the form of subresource integrity. */
export function isIntegrity(value: unknown): value is string {
  return typeof value === 'string' && /^sha384-[A-Za-z0-9+/]{64}$/.test(value)
}

/** Where a version lies: a path of this origin, or another origin by https (http only on this very machine). */
export function isBase(value: unknown): value is string {
  if (typeof value !== 'string' || !value.endsWith('/') || /[\s\\?#]|\/\.{1,2}\//.test(value)) return false
  if (value.startsWith('/')) return !value.startsWith('//')
  return /^https:\/\/[^/@]+\//.test(value) || /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\//.test(value)
}

/** A text that says something. */
export function isNonBlankString(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
