import { CARRIERS_KEY } from './carriersStorage.ts'
import { TOKEN_COOKIE } from './sessionCookies.ts'

/**
 * Calls `onChange` when another tab may have signed in or out: the carriers in localStorage changed, the token cookie
 * was deleted, or the user came back to this tab, also from the back/forward cache.
 */
export function followTabs(page: Window, onChange: () => void): void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === CARRIERS_KEY) onChange()
  }
  // Set cookies are ignored: a sign-in is complete only when its carriers are in localStorage, which fires `storage`. After an
  // expired session they are the same as before and fire nothing; this tab then follows when it gets the focus.
  const onCookies = ({ deleted }: CookieChangeEvent) => {
    if (deleted.some(({ name }) => name === TOKEN_COOKIE)) onChange()
  }
  // Browsers without the Cookie Store API rely on focus and pageshow.
  const cookies: CookieStore | undefined = page.cookieStore
  cookies?.addEventListener('change', onCookies)
  page.addEventListener('storage', onStorage)
  page.addEventListener('pageshow', onChange)
  page.addEventListener('focus', onChange)
}
