import { isOrderGone, isUnreached } from '@carrier-portal/contract'
import { useOnline } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { useState } from 'react'
import { CallError } from './CallError.tsx'
import { messages } from './messages.ts'
import { RetryButton } from './RetryButton.tsx'

/** Why an order could not be loaded, and how it is loaded again. */
export interface LoadFailure {
  readonly error: unknown
  /** Whether it is being loaded again. */
  readonly isTrying: boolean
  retry(): void
}

interface LoadErrorProps {
  readonly failure: LoadFailure
  readonly children: string
}

/**
 * The alert of a failed load, which screen readers announce for each try that fails: another element has the same text. For
 * an order that is no longer there, and without a connection, another try fails too, so the reason is beside it. Only a device
 * that is offline loads the order by itself, at its `online` event.
 */
export function LoadError({ failure, children }: LoadErrorProps) {
  const t = useMessages(messages)
  const online = useOnline()
  const [last, setLast] = useState({ error: failure.error, failures: 1 })
  if (last.error !== failure.error) setLast({ error: failure.error, failures: last.failures + 1 })
  const action = (
    <>
      {isOrderGone(failure.error) && <span>{t.gone}</span>}
      {isUnreached(failure.error) && <span>{online ? t.unreached : t.offline}</span>}
      <RetryButton {...failure} />
    </>
  )
  return (
    <CallError failure={failure.error} action={action}>
      <span key={last.failures}>{children}</span>
    </CallError>
  )
}
