const KEY = 'address_after_login'

/** Where a stored address leads; the fallback unless it is an address of the portal's own table (decisions, section 1). */
export function landingAddress(
  stored: string | null,
  origin: string,
  isPortalPath: (path: string) => boolean,
  otherwise: string,
): string {
  if (stored === null || !stored.startsWith('/') || !URL.canParse(stored, origin)) return otherwise
  const url = new URL(stored, origin)
  if (url.origin !== origin || !isPortalPath(url.pathname)) return otherwise
  return url.pathname + url.search + url.hash
}

/** The address of the visit that led to the sign-in; null when there was none or the browser keeps nothing. */
export function readRememberedAddress(storage: Storage): string | null {
  return attempt(() => storage.getItem(KEY)) ?? null
}

/** Keeps an address for after the sign-in. */
export function rememberAddress(storage: Storage, address: string): void {
  attempt(() => storage.setItem(KEY, address))
}

/** It is used once. */
export function forgetAddress(storage: Storage): void {
  attempt(() => storage.removeItem(KEY))
}

/** A browser that blocks storage loses the address, nothing else. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
