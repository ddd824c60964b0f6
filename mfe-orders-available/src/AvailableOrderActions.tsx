import type { WorkOrderListItem } from '@carrier-portal/contract'
import { OpenOrderButton } from '@carrier-portal/order-lists'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { SelectOrder } from './bulk/SelectOrder.tsx'
import type { Selection } from './bulk/useSelection.ts'
import { messages } from './messages.ts'

export interface AvailableOrderActionsProps {
  readonly order: WorkOrderListItem
  readonly selection: Selection
  onAccept(order: WorkOrderListItem): void
  onDecline(order: WorkOrderListItem): void
}

/** What can be done with an offered order; accepting is the one thing to do next. */
export function AvailableOrderActions({ order, selection, onAccept, onDecline }: AvailableOrderActionsProps) {
  const t = useMessages(messages)
  return (
    <>
      {selection.on && <SelectOrder workOrderNumber={order.workOrderNumber} selection={selection} />}
      <Button variant="contained" onClick={() => onAccept(order)}>
        {t.accept}
      </Button>
      <Button variant="outlined" onClick={() => onDecline(order)}>
        {t.decline}
      </Button>
      <OpenOrderButton workOrderNumber={order.workOrderNumber} view="details" label={t.details} variant="text" />
    </>
  )
}
