import { type ListLayout, OpenOrderButton } from '@carrier-portal/order-lists'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { messages } from './messages.ts'

interface AcceptedOrderActionsProps {
  readonly workOrderNumber: string
  readonly layout: ListLayout
}

/** The buttons of an accepted order. */
export function AcceptedOrderActions({ workOrderNumber, layout }: AcceptedOrderActionsProps) {
  const t = useMessages(messages)
  return (
    <>
      <OpenOrderButton
        workOrderNumber={workOrderNumber}
        view="details"
        label={t.details}
        variant="text"
        iconOnly={layout === 'table'}
      />
      <OpenOrderButton workOrderNumber={workOrderNumber} view="update" label={t.update} variant="contained" />
    </>
  )
}
