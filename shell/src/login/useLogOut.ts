import { SHELL_ROUTES } from '@carrier-portal/contract/routes'
import { ordersOf } from '../drafts/draftRules.ts'
import { usePortal } from '../portal/PortalProvider.tsx'
import { loadedServices, type Portal, type UnsavedAtLogOut } from '../portal/portal.ts'
import { isLandingRoute } from '../routes/matchRoute.ts'
import { forgetAddress, rememberAddress } from '../routes/rememberedAddress.ts'

type LogOutReason = 'logout' | 'idle'

/** Ends the session without a network call and opens the login. After an idle time-out the user returns to this page. */
export function logOut(portal: Portal, reason: LogOutReason): void {
  const { sessionStore, licence, nav, page, screens, telemetry } = portal
  if (reason === 'logout') forgetAddress(page.sessionStorage)
  else if (isLandingRoute(page.location.pathname, screens.get().screens))
    rememberAddress(page.sessionStorage, page.location)
  licence.forget()
  sessionStore.end(reason)
  telemetry.report('session.ended', { reason })
  nav.go(SHELL_ROUTES.login.path)
}

/** Returns the function behind "Log Out": with drafts or unsent saves, a dialog first names their orders. */
export function useRequestLogOut(): () => Promise<void> {
  const portal = usePortal()
  return async () => {
    const unsaved = await findUnsaved(portal)
    const isUnsaved = unsaved.drafts.length + unsaved.unsentSaves.length > 0
    if (isUnsaved) await portal.parts.logOutDialog.load()
    // The session may have ended meanwhile: the question would open for the next user.
    if (portal.sessionStore.store.get().state === 'out') return
    if (isUnsaved) portal.unsavedAtLogOut.set(unsaved)
    else logOut(portal, 'logout')
  }
}

/** What "Log Out" would delete, in every tab. */
export async function findUnsaved(portal: Portal): Promise<UnsavedAtLogOut> {
  const { drafts: draftStore, vault } = portal
  // Without the key the orders of what is on the device cannot be named: it is still derived, or read in an opened page.
  await vault?.unlocking()
  const drafts = await draftStore.namesOfAllTabs()
  const entries = (await loadedServices(portal)?.outbox?.read()) ?? []
  return {
    drafts: ordersOf(drafts),
    unsentSaves: [...new Set(entries.map(({ workOrderNumber }) => workOrderNumber))],
  }
}

/** Returns a function that logs the user out without a confirmation. */
export function useLogOut(): () => void {
  const portal = usePortal()
  return () => logOut(portal, 'logout')
}
