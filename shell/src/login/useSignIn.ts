import { isApiError } from '@carrier-portal/contract'
import { unlockDrafts } from '../drafts/unlockDrafts.ts'
import { storeLastActivity } from '../idle/lastActivity.ts'
import { usePortal } from '../portal/PortalProvider.tsx'
import { reloadForOtherUser } from '../portal/portal.ts'
import type { SignInOutcome } from '../session/sessionStore.ts'

/** The values of the login form. */
export interface CredentialValues {
  readonly username: string
  readonly password: string
}

/** The backend takes no sign-in for a while. */
interface TooManyAttempts {
  /** When it takes one again, in milliseconds since 1970. */
  readonly retryAt: number
}

/** The wait after a response that names none. */
const RETRY_AFTER_SECONDS = 60

/** Why a sign-in failed; the texts are keys of the login messages. */
export type SignInFailure = 'incorrect' | 'problem' | TooManyAttempts | 'cookiesNeeded' | 'tokenTooLarge'

type SignInResult = Exclude<SignInOutcome, 'cookiesBlocked' | 'unusableToken'> | SignInFailure

/** Signs in while the code for signed-in users loads. Never rejects. */
export function useSignIn(): (values: CredentialValues) => Promise<SignInResult> {
  const portal = usePortal()
  const { api, sessionStore, page, parts } = portal
  return async ({ username, password }) => {
    try {
      const [response] = await Promise.all([api.login({ username, password }), parts.signedIn.load()])
      storeLastActivity(page.localStorage, Date.now())
      const outcome = sessionStore.signIn(response.token, response.username)
      if (outcome === 'cookiesBlocked') return 'cookiesNeeded'
      if (outcome === 'unusableToken') return 'problem'
      if (outcome === 'tokenTooLarge') return outcome
      if (outcome === 'signedIn') void unlockDrafts(portal, response.username, password)
      else {
        // The drafts and the vault of this page stay those of its own user: its forms go on until the next page replaces it.
        void portal.vault?.storeKeyOf(response.username, password)
        await reloadForOtherUser(portal)
      }
      return outcome
    } catch (cause) {
      if (!isApiError(cause)) return 'problem'
      if (cause.status === 429) return { retryAt: Date.now() + (cause.retryAfterSeconds ?? RETRY_AFTER_SECONDS) * 1000 }
      return cause.status === 401 ? 'incorrect' : 'problem'
    }
  }
}
