import type { WorkOrderListItem } from '@carrier-portal/contract'
import { type ListLayout, OpenOrderButton } from '@carrier-portal/order-lists'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { messages } from './messages.ts'

interface CompletedOrderActionsProps {
  readonly workOrderNumber: string
  readonly workOrderId: WorkOrderListItem['workOrderId']
  readonly layout: ListLayout
}

/** The buttons of a completed order. */
export function CompletedOrderActions({ workOrderNumber, workOrderId, layout }: CompletedOrderActionsProps) {
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
      <OpenOrderButton
        workOrderNumber={workOrderNumber}
        workOrderId={workOrderId}
        view="charge"
        label={t.charge}
        variant="outlined"
      />
    </>
  )
}
