import { useHost } from '@carrier-portal/contract'
import { Loading, useIsLong } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { hasUnsentSave } from './hasUnsentSave.ts'
import { messages } from './messages.ts'

interface LoadingFormProps {
  readonly job: string
  readonly workOrderNumber: string
}

/**
 * The loading state of a form. The form of an order with an unsent save waits until no other tab has that save, so a long
 * wait names this cause.
 */
export function LoadingForm({ job, workOrderNumber }: LoadingFormProps) {
  const t = useMessages(messages)
  const { outbox } = useHost()
  const isLong = useIsLong(true)
  const isUnsent = outbox !== undefined && hasUnsentSave(outbox.entries.get(), job, workOrderNumber)
  return isLong && isUnsent ? <Loading label={t.openElsewhere} /> : <Loading />
}
