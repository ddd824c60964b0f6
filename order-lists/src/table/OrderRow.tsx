import type { WorkOrderListItem } from '@carrier-portal/contract'
import { StatusBadge, TempBadges } from '@carrier-portal/shared-ui/badges'
import { ExternalText } from '@carrier-portal/shared-ui/feedback'
import { formatWindow } from '@carrier-portal/shared-ui/time'
import { memo, type ReactNode } from 'react'
import { NumberButton } from '../card/cardLayout.tsx'
import { NewBadge, UrgencyChip } from '../urgency/UrgencyChip.tsx'
import type { Urgency } from '../urgency/urgency.ts'
import { ActionCell, Cell, Day, NumberCell, Row, Stack } from './tableLayout.tsx'

export interface OrderRowProps {
  readonly order: WorkOrderListItem
  readonly urgency: Urgency | undefined
  readonly isNew: boolean
  onOpen(workOrderNumber: string): void
  readonly actions: ReactNode
}

/** One order, as a row of the table; its number is the row's heading. */
export const OrderRow = memo(function OrderRow({ order, urgency, isNew, onOpen, actions }: OrderRowProps) {
  return (
    <Row $late={urgency?.level === 'late'}>
      <th scope="row">
        <NumberButton type="button" onClick={() => onOpen(order.workOrderNumber)}>
          {order.workOrderNumber}
        </NumberButton>
      </th>
      <Cell>
        <Stack>
          <StatusBadge status={order.status} />
          <UrgencyChip urgency={urgency} />
          {isNew && <NewBadge />}
        </Stack>
      </Cell>
      <Cell>
        <ExternalText>{order.pickupClientLocationName}</ExternalText>
      </Cell>
      <WindowCell from={order.pickupEarliestDateTime} until={order.pickupLatestDateTime} />
      <Cell>
        <ExternalText>{order.dropoffClientLocationName}</ExternalText>
      </Cell>
      <WindowCell from={order.dropoffEarliestDateTime} until={order.dropoffLatestDateTime} />
      <Cell>
        <TempBadges states={order.tempStates} />
      </Cell>
      <Cell>
        <ExternalText>{order.tripClassifier}</ExternalText>
      </Cell>
      <Cell>
        <ExternalText>{order.vehicleType}</ExternalText>
      </Cell>
      <NumberCell>
        <ExternalText>{order.mileage}</ExternalText>
      </NumberCell>
      <NumberCell>
        <ExternalText>{order.timeToComplete}</ExternalText>
      </NumberCell>
      <ActionCell>
        <Stack>{actions}</Stack>
      </ActionCell>
    </Row>
  )
})

function WindowCell({ from, until }: { from: string | null; until: string | null }) {
  const { time, day } = formatWindow(from, until)
  return (
    <Cell>
      {time}
      {day !== '' && <Day>{day}</Day>}
    </Cell>
  )
}
