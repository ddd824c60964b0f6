import { parseUrl } from '@carrier-portal/contract/routes'
import { tryStorage } from '../session/tryStorage.ts'

const ADDRESS_KEY = 'address_after_login'

/** The parts of an address of the portal, as the browser and the router have them. */
type Address = Pick<Location, 'pathname' | 'search' | 'hash'>

/** The address once more: the browser may clear a page's storage while the page goes on. */
const inMemory = new WeakMap<Storage, string>()

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

/** The address that was requested before the sign-in; null when there is none. */
export function readRememberedAddress(storage: Storage): string | null {
  return tryStorage(() => storage.getItem(ADDRESS_KEY)) ?? inMemory.get(storage) ?? null
}

/** Remembers an address for after the sign-in. Where storage is blocked, it is lost with the page. */
export function rememberAddress(storage: Storage, { pathname, search, hash }: Address): void {
  const address = pathname + search + hash
  inMemory.set(storage, address)
  tryStorage(() => storage.setItem(ADDRESS_KEY, address))
}

/** Removes the remembered address: it is used once. */
export function forgetAddress(storage: Storage): void {
  inMemory.delete(storage)
  tryStorage(() => storage.removeItem(ADDRESS_KEY))
}
