import { useStore } from '@carrier-portal/contract'
import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { usePortal } from '../bootstrap/PortalProvider.tsx'
import { type GuardAnswer, guard, HOME } from '../session/guard.ts'
import { forgetAddress, landingAddress, readRememberedAddress, rememberAddress } from '../session/rememberedAddress.ts'
import type { SessionEnd } from '../session/sessionKeeper.ts'
import { isLanding, type Place, placeAt } from './places.ts'

export interface Visit {
  readonly answer: GuardAnswer
  readonly place: Place
}

/** The present address under the guards, with what goes along: asking for the licence, remembering the address. */
export function useVisit(): Visit {
  const { keeper, licence, page, screens } = usePortal()
  const session = useStore(keeper.store)
  const licenceState = useStore(licence.store)
  const table = useStore(screens)
  const { pathname, search, hash } = useLocation()
  const place = placeAt(pathname, table.screens)
  const isSignedIn = session.state !== 'out'
  const stored = readRememberedAddress(page.sessionStorage)
  const landing = landingAddress(stored, page.location.origin, (path) => isLanding(path, table.screens), HOME)
  const ruled = guard({ access: place.access, isSignedIn, licence: licenceState, landing })
  const answer: GuardAnswer = isSignedIn && !table.settled && isUnsure(place, pathname, stored, landing) ? WAIT : ruled

  const remember =
    answer.do === 'redirect' &&
    answer.remember &&
    session.state === 'out' &&
    mayRemember(session.because) &&
    pathname !== '/'
  useLayoutEffect(() => {
    if (remember) rememberAddress(page.sessionStorage, pathname + search + hash)
  }, [remember, page, pathname, search, hash])

  const hasLanded = isSignedIn && answer.do === 'show' && place.access !== 'public'
  useEffect(() => {
    if (hasLanded) forgetAddress(page.sessionStorage)
  }, [hasLanded, page])

  const mustAsk = session.state === 'in' && licenceState === 'asking'
  useEffect(() => {
    if (mustAsk) void licence.ask()
  }, [mustAsk, licence])

  return { answer, place }
}

/** Who logs out, or is logged out, begins afresh: the next person may be somebody else. */
function mayRemember(because: 'start' | SessionEnd): boolean {
  return because === 'start' || because === 'refused'
}

const WAIT: GuardAnswer = { do: 'wait' }

/** Whether only the registry can tell where this visit leads: to a route, or to an address remembered, of a new remote. */
function isUnsure(place: Place, path: string, stored: string | null, landing: string): boolean {
  if (place.kind === 'unknown') return path !== '/'
  return place.access === 'guest' && stored !== null && landing === HOME && !stored.startsWith(HOME)
}
