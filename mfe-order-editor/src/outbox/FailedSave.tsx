import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { CallError } from '../failure/CallError.tsx'
import { messages } from './messages.ts'

interface FailedSaveProps {
  /** `unreachable`: the server was not reached, and the host cannot keep the save to send it later. */
  readonly state: string
  /** The message of the failed call. */
  readonly children: string
  readonly onDismiss?: () => void
}

/** The alert of a failed save. One that nothing sends later says so, because the form is then the only copy. */
export function FailedSave({ state, children, ...dismissal }: FailedSaveProps) {
  const { notKept } = useMessages(messages)
  if (state === 'failed') return <CallError {...dismissal}>{children}</CallError>
  return state === 'unreachable' ? <CallError {...dismissal}>{`${children} ${notKept}`}</CallError> : null
}
