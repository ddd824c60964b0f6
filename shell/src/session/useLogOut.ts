import { usePortal } from '../bootstrap/PortalProvider.tsx'
import type { Portal } from '../bootstrap/portal.ts'
import { LOGIN } from './guard.ts'
import { forgetAddress } from './rememberedAddress.ts'

/** Ends the session; works without the network (decisions, section 1, "logout"). */
export function logOut({ keeper, licence, drafts, nav, page, telemetry }: Portal, because: 'logout' | 'idle'): void {
  // After an idle time-out the drafts stay and are offered at the next sign-in of the same user.
  if (because === 'logout') void drafts.clear()
  forgetAddress(page.sessionStorage)
  licence.forget()
  keeper.end(because)
  telemetry.report('session.ended', { because })
  nav.go(LOGIN)
}

/** Log Out, as a screen's own action. */
export function useLogOut(): (because: 'logout' | 'idle') => void {
  const portal = usePortal()
  return (because) => logOut(portal, because)
}
