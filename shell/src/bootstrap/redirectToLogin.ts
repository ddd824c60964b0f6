import { HOME_PATH, SHELL_ROUTES } from '@carrier-portal/contract/routes'
import type { Portal } from '../portal/portal.ts'
import { guard, isOpenedAfterSignIn } from '../routes/guard.ts'
import { matchRoute } from '../routes/matchRoute.ts'
import { rememberAddress } from '../routes/rememberedAddress.ts'

/**
 * Gives the page of a signed-out user the address of the login before React renders. A redirect by React would render a
 * page without the login first, and take keys and focus from the prerendered one.
 */
export function redirectToLogin(portal: Portal, history: History): void {
  const { page, screens, sessionStore } = portal
  const session = sessionStore.store.get()
  if (session.state !== 'out') return
  const { pathname } = page.location
  const { access } = matchRoute(pathname, screens.get().screens)
  const decision = guard({ access, isSignedIn: false, licence: 'checking', landing: HOME_PATH })
  if (decision.do !== 'redirect') return
  if (isOpenedAfterSignIn(decision, session.reason, pathname)) rememberAddress(page.sessionStorage, page.location)
  history.replaceState(null, '', SHELL_ROUTES.login.path)
}
