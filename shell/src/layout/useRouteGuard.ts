import { useStore } from '@carrier-portal/contract'
import { HOME_PATH } from '@carrier-portal/contract/routes'
import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { usePortal } from '../portal/PortalProvider.tsx'
import { type GuardDecision, guard, isOpenedAfterSignIn } from '../routes/guard.ts'
import { isLandingRoute, matchRoute, type RouteMatch } from '../routes/matchRoute.ts'
import { forgetAddress, landingAddress, readRememberedAddress, rememberAddress } from '../routes/rememberedAddress.ts'

interface GuardedRoute {
  readonly decision: GuardDecision
  readonly match: RouteMatch
}

/** Applies the guard to the present address; also remembers the requested address and starts the licence check. */
export function useRouteGuard(): GuardedRoute {
  const { sessionStore, licence, page, screens } = usePortal()
  const session = useStore(sessionStore.store)
  const licenceState = useStore(licence.store)
  const table = useStore(screens)
  const location = useLocation()
  const { pathname } = location
  const match = matchRoute(pathname, table.screens)
  const isSignedIn = session.state !== 'out'
  const stored = readRememberedAddress(page.sessionStorage)
  const landing = landingAddress(stored, page.location.origin, (path) => isLandingRoute(path, table.screens), HOME_PATH)
  const guarded = guard({ access: match.access, isSignedIn, licence: licenceState, landing })
  const needsRegistry = isSignedIn && !table.settled && dependsOnRegistry(match, pathname, stored, landing)
  const decision: GuardDecision = needsRegistry ? WAIT : guarded

  const remember = session.state === 'out' && isOpenedAfterSignIn(decision, session.reason, pathname)
  useLayoutEffect(() => {
    if (remember) rememberAddress(page.sessionStorage, location)
  }, [remember, page, location])

  const hasLanded = isSignedIn && decision.do === 'show' && match.access !== 'public'
  useEffect(() => {
    if (hasLanded) forgetAddress(page.sessionStorage)
  }, [hasLanded, page])

  const mustCheckLicence = session.state === 'in' && licenceState === 'checking'
  useEffect(() => {
    if (mustCheckLicence) void licence.check()
  }, [mustCheckLicence, licence])

  return { decision, match }
}

const WAIT: GuardDecision = { do: 'wait' }

/** Whether the decision needs the registry: the path, or the remembered address, may be a route of a new remote. */
function dependsOnRegistry(match: RouteMatch, path: string, stored: string | null, landing: string): boolean {
  if (match.kind === 'unknown') return path !== '/'
  return match.access === 'guest' && stored !== null && landing === HOME_PATH && !stored.startsWith(HOME_PATH)
}
