import type { WorkOrderListItem } from '@carrier-portal/contract'
import { Button } from '@carrier-portal/shared-ui/kit'
import { OpenOrderButton } from '@carrier-portal/shared-ui/orders'
import { useWords } from '@carrier-portal/shared-ui/words'
import { SelectOrder } from './bulk/SelectOrder.tsx'
import type { Selection } from './bulk/useSelection.ts'
import { words } from './words.ts'

export interface AvailableOrderActionsProps {
  readonly order: WorkOrderListItem
  readonly selection: Selection
  onAccept(order: WorkOrderListItem): void
  onDecline(order: WorkOrderListItem): void
}

/** What can be done with an offered order; accepting is the one thing to do next. */
export function AvailableOrderActions({ order, selection, onAccept, onDecline }: AvailableOrderActionsProps) {
  const say = useWords(words)
  return (
    <>
      {selection.on && <SelectOrder workOrderNumber={order.workOrderNumber} selection={selection} />}
      <Button variant="contained" onClick={() => onAccept(order)}>
        {say.accept}
      </Button>
      <Button variant="outlined" onClick={() => onDecline(order)}>
        {say.decline}
      </Button>
      <OpenOrderButton workOrderNumber={order.workOrderNumber} view="details" label={say.details} variant="text" />
    </>
  )
}
