import { ApiError } from '@carrier-portal/contract'
import { usePortal } from '../bootstrap/PortalProvider.tsx'
import { signedInPart } from '../bootstrap/signedInPart.ts'
import { unlockDrafts } from '../drafts/unlockDrafts.ts'
import type { SignInOutcome } from './sessionKeeper.ts'

export interface CredentialValues {
  readonly username: string
  readonly password: string
}

/** What became of a sign-in; the names of the messages of specification, section 8. */
export type SignInAnswer = Exclude<SignInOutcome, 'cookiesBlocked'> | 'incorrect' | 'problem' | 'cookiesNeeded'

/** Signs in, and fetches what comes after it at the same time. */
export function useSignIn(): (values: CredentialValues) => Promise<SignInAnswer> {
  const portal = usePortal()
  const { api, keeper, page } = portal
  return async ({ username, password }) => {
    try {
      const [signedIn] = await Promise.all([api.login({ username, password }), signedInPart.load()])
      const before = keeper.session.get().username
      const outcome = keeper.signIn(signedIn.token, signedIn.username)
      if (outcome === 'cookiesBlocked') return 'cookiesNeeded'
      const unlocked = unlockDrafts(portal, signedIn.username, password)
      // Nothing of one user may be in the memory of a page that another one uses.
      if (before !== '' && before !== signedIn.username) await unlocked.then(() => page.location.assign('/'))
      return outcome
    } catch (cause) {
      return cause instanceof ApiError && cause.status === 401 ? 'incorrect' : 'problem'
    }
  }
}
