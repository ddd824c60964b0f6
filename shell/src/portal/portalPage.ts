import type { EarlyCallPage } from '../api/earlyCall.ts'
import { tryStorage } from '../session/tryStorage.ts'
import type { PortalPage } from './portal.ts'

/** A storage that is always empty. */
export const EMPTY_STORAGE: Storage = {
  length: 0,
  clear: () => undefined,
  getItem: () => null,
  key: () => null,
  removeItem: () => undefined,
  setItem: () => undefined,
}

/**
 * The browser's window as the portal uses it. A browser that blocks cookies throws where a storage is read; an empty
 * storage replaces it, so that the login opens and shows that cookies are needed.
 */
export function portalPage(page: Window & EarlyCallPage): PortalPage {
  return {
    document: page.document,
    location: page.location,
    localStorage: tryStorage(() => page.localStorage) ?? EMPTY_STORAGE,
    sessionStorage: tryStorage(() => page.sessionStorage) ?? EMPTY_STORAGE,
    earlyCall: page.earlyCall,
  }
}
