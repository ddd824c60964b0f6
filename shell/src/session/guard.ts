/** Who may see a screen (specification, section 2). */
export type Access = 'public' | 'guest' | 'licence' | 'portal'

export interface GuardFacts {
  readonly access: Access
  readonly isSignedIn: boolean
  readonly licence: 'asking' | 'accepted' | 'notAccepted' | 'failed'
  /** Where a sign-in leads: the remembered address, or the default screen. */
  readonly landing: string
}

/** What becomes of a visit. 'remember': the address is kept for after the sign-in. */
export type GuardAnswer =
  | { readonly do: 'show' }
  | { readonly do: 'wait' }
  | { readonly do: 'askAgain' }
  | { readonly do: 'redirect'; readonly to: string; readonly remember: boolean }

export const HOME = '/available-orders'
export const LOGIN = '/login'
export const LICENCE = '/tos'

/** The guard of every address (specification, section 2, "Guard behaviour"). */
export function guard({ access, isSignedIn, licence, landing }: GuardFacts): GuardAnswer {
  if (access === 'public') return { do: 'show' }
  if (access === 'guest') return isSignedIn ? redirect(landing) : { do: 'show' }
  if (!isSignedIn) return redirect(LOGIN, access === 'portal')
  if (licence === 'asking') return { do: 'wait' }
  if (licence === 'failed') return { do: 'askAgain' }
  if (licence === 'accepted') return access === 'licence' ? redirect(HOME) : { do: 'show' }
  return access === 'licence' ? { do: 'show' } : redirect(LICENCE)
}

function redirect(to: string, remember = false): GuardAnswer {
  return { do: 'redirect', to, remember }
}
