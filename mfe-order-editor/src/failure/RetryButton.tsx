import { LoadingButton } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import type { LoadFailure } from './LoadError.tsx'
import { messages } from './messages.ts'

/** Loads an order again after a failed load. */
export function RetryButton({ isTrying, retry }: Pick<LoadFailure, 'isTrying' | 'retry'>) {
  const t = useMessages(messages)
  return <LoadingButton busy={isTrying} label={t.tryAgain} busyLabel={t.trying} onClick={retry} />
}
