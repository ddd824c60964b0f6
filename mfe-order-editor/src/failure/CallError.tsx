import { ErrorAlert } from '@carrier-portal/shared-ui/feedback'
import { type ComponentProps, createContext, useContext, useState } from 'react'

/** Whether a message above the editor already says that a sign-in is needed. */
export const SignInShown = createContext(false)

interface CallErrorProps extends ComponentProps<typeof ErrorAlert> {
  /** What the alert is about, where it stays through another try: that one may fail for another reason. */
  readonly failure?: unknown
}

/**
 * The alert of a failed call. Beside the message that a sign-in is needed only its action remains: one failure, one alert.
 * So it does after the sign-in, because the failure was the missing sign-in alone.
 */
export function CallError({ failure, ...alert }: CallErrorProps) {
  const isSignInShown = useContext(SignInShown)
  const [first, setFirst] = useState({ failure, isMissingSignIn: isSignInShown })
  if (first.failure !== failure) setFirst({ failure, isMissingSignIn: isSignInShown })
  return isSignInShown || first.isMissingSignIn ? alert.action : <ErrorAlert {...alert} />
}
