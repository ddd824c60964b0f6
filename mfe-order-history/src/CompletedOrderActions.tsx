import type { WorkOrderListItem } from '@carrier-portal/contract'
import { type ListLayout, OpenOrderButton, ViewDetailsButton } from '@carrier-portal/order-lists'
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
      <ViewDetailsButton workOrderNumber={workOrderNumber} layout={layout} />
      {/* With the id from the list the dialog works when the details cannot be loaded. */}
      <OpenOrderButton request={{ view: 'charge', workOrderNumber, workOrderId }} variant="outlined">
        {t.charge}
      </OpenOrderButton>
    </>
  )
}
