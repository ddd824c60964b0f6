import { TOKEN_COOKIE } from './sessionCookies.ts'

/**
 * Follows the other tabs: the carriers in local storage change with every sign-in and sign-out there. That the token's
 * cookie is gone may become known here a moment later, so that is heard too. Coming back to this tab, also from the
 * back/forward cache, looks again. Answers how to stop.
 */
export function followTabs(page: Window, onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === 'carriers') onChange()
  }
  // Of cookies that are set nothing is heard: a sign-in is whole only once its carriers are stored.
  const onCookies = ({ deleted }: CookieChangeEvent) => {
    if (deleted.some(({ name }) => name === TOKEN_COOKIE)) onChange()
  }
  // Not every browser tells of cookies: there, coming back must do.
  const cookies: CookieStore | undefined = page.cookieStore
  cookies?.addEventListener('change', onCookies)
  page.addEventListener('storage', onStorage)
  page.addEventListener('pageshow', onChange)
  page.addEventListener('focus', onChange)
  return () => {
    cookies?.removeEventListener('change', onCookies)
    page.removeEventListener('storage', onStorage)
    page.removeEventListener('pageshow', onChange)
    page.removeEventListener('focus', onChange)
  }
}
