import type { WorkOrderListItem } from '@carrier-portal/contract'
import { type ListLayout, ViewDetailsButton } from '@carrier-portal/order-lists'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { messages } from './messages.ts'

interface AvailableOrderActionsProps {
  readonly order: WorkOrderListItem
  readonly layout: ListLayout
  onAccept(order: WorkOrderListItem): void
  onDecline(order: WorkOrderListItem): void
}

/** The buttons of an offered order; Accept is the primary one. */
export function AvailableOrderActions({ order, layout, onAccept, onDecline }: AvailableOrderActionsProps) {
  const t = useMessages(messages)
  return (
    <>
      <ViewDetailsButton workOrderNumber={order.workOrderNumber} layout={layout} />
      <Button variant="contained" onClick={() => onAccept(order)}>
        {t.accept}
      </Button>
      <Button variant="outlined" onClick={() => onDecline(order)}>
        {t.decline}
      </Button>
    </>
  )
}
