const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/** Whether a text is an https origin, or an http origin of this machine: nothing else may receive a token or send code. */
export function isSecureOrigin(value: unknown): value is string {
  if (typeof value !== 'string' || !/^https?:\/\/[^\\/@?#]+\/?$/i.test(value)) return false
  try {
    const { protocol, hostname } = new URL(value)
    return protocol === 'https:' || THIS_MACHINE.includes(hostname)
  } catch {
    return false
  }
}

/**
 * Whether a value is an address that calls of the API may go to: '' or a path for the page's own origin, or a secure origin,
 * also with a path. The configuration of the portal, from which the frame has its address, allows more: the frame says so.
 */
export function isApiAddress(value: unknown): value is string {
  if (value === '') return true
  if (typeof value !== 'string' || /[\s\\?#]/.test(value)) return false
  return /^\/(?!\/)/.test(value) || isSecureOrigin(/^https?:\/\/[^/]+/i.exec(value)?.[0])
}
