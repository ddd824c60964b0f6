import { HOME_PATH, type RouteAccess, SHELL_ROUTES } from '@carrier-portal/contract/routes'
import type { LicenceState } from '../session/licence.ts'
import type { SessionEnd } from '../session/sessionCookies.ts'

interface GuardFacts {
  readonly access: RouteAccess
  readonly isSignedIn: boolean
  readonly licence: LicenceState
  /** Where a sign-in leads: the remembered address, or the default route. */
  readonly landing: string
}

/** What the requested route renders. `remember`: the address is stored for after the sign-in. */
export type GuardDecision =
  | { readonly do: 'show' }
  | { readonly do: 'wait' }
  | { readonly do: 'retryLicence' }
  | { readonly do: 'redirect'; readonly to: string; readonly remember: boolean }

/** The guard of every route. */
export function guard({ access, isSignedIn, licence, landing }: GuardFacts): GuardDecision {
  if (access === 'public') return { do: 'show' }
  if (access === 'guest') return isSignedIn ? redirect(landing) : { do: 'show' }
  if (!isSignedIn) return redirect(SHELL_ROUTES.login.path, access === 'portal')
  if (licence === 'checking') return { do: 'wait' }
  if (licence === 'failed') return { do: 'retryLicence' }
  if (licence === 'accepted') return access === 'licence' ? redirect(HOME_PATH) : { do: 'show' }
  return access === 'licence' ? { do: 'show' } : redirect(SHELL_ROUTES.licence.path)
}

function redirect(to: string, remember = false): GuardDecision {
  return { do: 'redirect', to, remember }
}

/**
 * Whether a guarded path is opened after the sign-in. Only a deliberate logout forgets it: the next user may be another one.
 */
export function isOpenedAfterSignIn(decision: GuardDecision, reason: 'start' | SessionEnd, path: string): boolean {
  return decision.do === 'redirect' && decision.remember && reason !== 'logout' && path !== '/'
}
