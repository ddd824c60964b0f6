import { ErrorAlert, StatusRegion, TabularNumbers, useNow, useOnline } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { messages } from './credentialsMessages.ts'
import type { SignInFailure } from './useSignIn.ts'

/**
 * Why a sign-in failed, in the present language, which may be changed while the failure is shown. While the device has no
 * network, that is named too: another try cannot succeed before.
 */
export function FailureAlert({ failure }: { readonly failure: SignInFailure }) {
  const t = useMessages(messages)
  const isOffline = !useOnline()
  const offline = <StatusRegion as="span">{failure === 'problem' && isOffline && t.offline}</StatusRegion>
  return (
    <ErrorAlert action={offline}>
      {typeof failure === 'object' ? <RetryText retryAt={failure.retryAt} /> : t[failure]}
    </ErrorAlert>
  )
}

/** The seconds until a sign-in can be tried again, then without them. Screen readers announce no change of a timer. */
function RetryText({ retryAt }: { readonly retryAt: number }) {
  const t = useMessages(messages)
  const seconds = Math.ceil((retryAt - useNow(1000)) / 1000)
  if (seconds <= 0) return t.problem
  return (
    <>
      {t.tooManyAttempts} <TabularNumbers role="timer">{t.seconds(seconds)}</TabularNumbers>
    </>
  )
}
