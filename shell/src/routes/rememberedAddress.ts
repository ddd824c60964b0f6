import { parseUrl } from '@carrier-portal/contract/routes'

const ADDRESS_KEY = 'address_after_login'

/** The stored address, if it has this origin and its path is a portal path; otherwise the fallback. */
export function landingAddress(
  stored: string | null,
  origin: string,
  isPortalPath: (path: string) => boolean,
  fallback: string,
): string {
  const url = stored?.startsWith('/') ? parseUrl(stored, origin) : undefined
  if (url?.origin !== origin || !isPortalPath(url.pathname)) return fallback
  return url.pathname + url.search + url.hash
}

/** The address that was requested before the sign-in; null when there is none or storage is blocked. */
export function readRememberedAddress(storage: Storage): string | null {
  return tryStorage(() => storage.getItem(ADDRESS_KEY)) ?? null
}

/** Remembers an address for after the sign-in. */
export function rememberAddress(storage: Storage, address: string): void {
  tryStorage(() => storage.setItem(ADDRESS_KEY, address))
}

/** Removes the remembered address: it is used once. */
export function forgetAddress(storage: Storage): void {
  tryStorage(() => storage.removeItem(ADDRESS_KEY))
}

/** Where storage is blocked the address is lost; the sign-in works. */
function tryStorage<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
