/**
 * Whether an address names no scheme and no host. Browsers read `//host`, `/\host` and similar texts as a host, so
 * those are not relative.
 */
export function isRelativeAddress(address: string): boolean {
  const normalized = address.replace(/[\t\n\r]/g, '').trimStart()
  if (/^[\\/]{2}/.test(normalized)) return false
  return !/^[a-z][a-z0-9+.-]*:/i.test(normalized)
}

/**
 * Whether a request of a client has the anti-forgery header: its method is not GET or HEAD, and its address, which begins with
 * the client's base address, is relative.
 */
export function needsXsrfToken(method: string, baseUrl: string): boolean {
  return !['GET', 'HEAD'].includes(method.toUpperCase()) && isRelativeAddress(`${baseUrl}/`)
}
