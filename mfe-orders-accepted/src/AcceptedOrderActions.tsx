import { OpenOrderButton } from '@carrier-portal/order-lists'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { messages } from './messages.ts'

/** What can be done with an accepted order; recording its delivery is the one thing to do next. */
export function AcceptedOrderActions({ workOrderNumber }: { workOrderNumber: string }) {
  const t = useMessages(messages)
  return (
    <>
      <OpenOrderButton workOrderNumber={workOrderNumber} view="update" label={t.update} variant="contained" />
      <OpenOrderButton workOrderNumber={workOrderNumber} view="details" label={t.details} variant="text" />
    </>
  )
}
