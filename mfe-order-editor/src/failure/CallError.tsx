import { ErrorAlert } from '@carrier-portal/shared-ui/feedback'
import { type ComponentProps, createContext, useContext, useState } from 'react'

/** Whether a message above the editor already says that a sign-in is needed. */
export const SignInShown = createContext(false)

/**
 * The alert of a failed call. Beside the message that a sign-in is needed only its action remains: one failure, one alert.
 * So it does after the sign-in, because the failure was the missing sign-in alone.
 */
export function CallError(props: ComponentProps<typeof ErrorAlert>) {
  const isSignInShown = useContext(SignInShown)
  const [isMissingSignIn] = useState(isSignInShown)
  return isSignInShown || isMissingSignIn ? props.action : <ErrorAlert {...props} />
}
