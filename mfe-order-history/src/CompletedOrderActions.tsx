import { OpenOrderButton } from '@carrier-portal/order-lists'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { messages } from './messages.ts'

/** What can be done with a completed order. */
export function CompletedOrderActions({ workOrderNumber }: { workOrderNumber: string }) {
  const t = useMessages(messages)
  return (
    <>
      <OpenOrderButton workOrderNumber={workOrderNumber} view="charge" label={t.charge} variant="outlined" />
      <OpenOrderButton workOrderNumber={workOrderNumber} view="details" label={t.details} variant="text" />
    </>
  )
}
