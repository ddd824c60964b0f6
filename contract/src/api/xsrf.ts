/**
 * Whether an address is relative in the sense of specification, section 7: it names no scheme and no host.
 * `//host`, `/\host` and their kin name a host to a browser, and so they are not.
 */
export function isRelativeAddress(address: string): boolean {
  const asBrowsersRead = address.replace(/[\t\n\r]/g, '').trimStart()
  if (/^[\\/]{2}/.test(asBrowsersRead)) return false
  return !/^[a-z][a-z0-9+.-]*:/i.test(asBrowsersRead)
}

/** Whether a request carries the anti-forgery header: it changes something, at a relative address. */
export function needsXsrfToken(method: string, address: string): boolean {
  return !['GET', 'HEAD'].includes(method.toUpperCase()) && isRelativeAddress(address)
}
