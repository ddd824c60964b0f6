import { ErrorAlert } from '@carrier-portal/shared-ui/feedback'
import { type ComponentProps, createContext, useContext } from 'react'

/** Whether a message above the editor already says that a sign-in is needed. */
export const SignInShown = createContext(false)

/** The alert of a failed call. Beside the message that a sign-in is needed only its action remains: one failure, one alert. */
export function CallError(props: ComponentProps<typeof ErrorAlert>) {
  return useContext(SignInShown) ? props.action : <ErrorAlert {...props} />
}
