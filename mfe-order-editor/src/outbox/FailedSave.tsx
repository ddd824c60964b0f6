import { ErrorAlert } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { CallError } from '../failure/CallError.tsx'
import { messages as failureMessages } from '../failure/messages.ts'
import { messages } from './messages.ts'

interface FailedSaveProps {
  /** The state of the form: a `SaveFailure`, `crashed` after an error of our own, or one without an alert. */
  readonly state: string
  /** The message of the failed call. */
  readonly children: string
  /** The message of an error of our own. */
  readonly crashed: string
  readonly onDismiss?: () => void
}

/** The alert of a failed save, with what another try would not change. What nothing sends later is only in the form. */
export function FailedSave({ state, children, crashed, ...dismissal }: FailedSaveProps) {
  const { notKept } = useMessages(messages)
  const { gone } = useMessages(failureMessages)
  if (state === 'crashed') return <ErrorAlert {...dismissal}>{crashed}</ErrorAlert>
  if (state === 'failed') return <CallError {...dismissal}>{children}</CallError>
  if (state === 'unavailable') return <CallError {...dismissal}>{`${children} ${gone}`}</CallError>
  return state === 'unreachable' ? <CallError {...dismissal}>{`${children} ${notKept}`}</CallError> : null
}
