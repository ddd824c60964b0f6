import type { WorkOrderListItem } from '@carrier-portal/contract'
import { StatusBadge, TempBadges } from '@carrier-portal/shared-ui/badges'
import type { Stop } from '@carrier-portal/shared-ui/contact'
import { ExternalText } from '@carrier-portal/shared-ui/feedback'
import { useValueText } from '@carrier-portal/shared-ui/i18n'
import { Inline } from '@carrier-portal/shared-ui/layout'
import { formatWindow } from '@carrier-portal/shared-ui/time'
import { memo, type ReactNode } from 'react'
import type { ListedOrder } from '../card/listedOrder.ts'
import { OrderNumber } from '../card/OrderNumber.tsx'
import { ORDER_ATTRIBUTE } from '../focus/orderFocus.ts'
import { SelectOrder } from '../selection/SelectOrder.tsx'
import { UnsentBadge } from '../unsent/UnsentBadge.tsx'
import { NewBadge, UrgencyChip } from '../urgency/UrgencyChip.tsx'
import { urgencyOf } from '../urgency/urgency.ts'
import { shortDay } from '../view/shortDay.ts'
import type { OrderColumn } from '../view/sortOrders.ts'
import {
  ActionCell,
  BadgeCell,
  NumberCell,
  OrderNumberCell,
  PlainBadgeCell,
  SelectCell,
  StatusCell,
  StopLocation,
  StopTime,
} from './cells.tsx'
import { TableRow } from './tableLayout.tsx'

interface OrderRowProps extends ListedOrder {
  readonly columns: readonly OrderColumn[]
}

/** Where a new order is marked: in the first of these columns that is shown. */
const NEW_COLUMNS = ['urgency', 'status', 'workOrderNumber'] as const

/** Where an unsent save is marked, likewise. */
const UNSENT_COLUMNS = ['status', 'urgency', 'workOrderNumber'] as const

/** One order as a row of the table; its number is the row's heading. */
export const OrderRow = memo(function OrderRow({ order, now, columns, isNew, selected, ...row }: OrderRowProps) {
  const valueText = useValueText()
  const urgency = urgencyOf(order, now)
  const newColumn = NEW_COLUMNS.find((column) => columns.includes(column))
  const unsentColumn = UNSENT_COLUMNS.find((column) => columns.includes(column))
  const cells: Record<OrderColumn, ReactNode> = {
    workOrderNumber: (
      <OrderNumberCell as="th" scope="row" key="workOrderNumber">
        <OrderNumber order={order} href={row.href} onOpen={row.onOpen} />
        {isNew && newColumn === 'workOrderNumber' && <NewBadge iconOnly />}
        {unsentColumn === 'workOrderNumber' && <UnsentBadge unsent={row.unsent} iconOnly />}
      </OrderNumberCell>
    ),
    urgency: (
      <BadgeCell key="urgency">
        <Inline $gap={0.5}>
          <UrgencyChip urgency={urgency} short />
          {isNew && newColumn === 'urgency' && <NewBadge />}
          {unsentColumn === 'urgency' && <UnsentBadge unsent={row.unsent} iconOnly />}
        </Inline>
      </BadgeCell>
    ),
    status: (
      <StatusCell key="status">
        <Inline $gap={0.5}>
          <StatusBadge status={order.status} />
          {isNew && newColumn === 'status' && <NewBadge />}
          {unsentColumn === 'status' && <UnsentBadge unsent={row.unsent} />}
        </Inline>
      </StatusCell>
    ),
    pickup: <StopCell key="pickup" order={order} stop="pickup" />,
    dropoff: <StopCell key="dropoff" order={order} stop="dropoff" />,
    tempStates: (
      <PlainBadgeCell key="tempStates">
        <TempBadges states={order.tempStates} />
      </PlainBadgeCell>
    ),
    tripClassifier: (
      <td key="tripClassifier">
        <ExternalText>{valueText(order.tripClassifier)}</ExternalText>
      </td>
    ),
    vehicleType: (
      <td key="vehicleType">
        <ExternalText>{valueText(order.vehicleType)}</ExternalText>
      </td>
    ),
    mileage: (
      <NumberCell key="mileage">
        <ExternalText>{order.mileage}</ExternalText>
      </NumberCell>
    ),
    timeToComplete: (
      <NumberCell key="timeToComplete">
        <ExternalText>{order.timeToComplete}</ExternalText>
      </NumberCell>
    ),
    items: <NumberCell key="items">{order.lineItems.length}</NumberCell>,
  }
  return (
    <TableRow
      $late={urgency?.level === 'late'}
      data-selected={selected || undefined}
      {...{ [ORDER_ATTRIBUTE]: order.workOrderNumber }}
    >
      {selected !== undefined && (
        <SelectCell>
          <SelectOrder workOrderNumber={order.workOrderNumber} checked={selected} onToggle={row.onToggle} />
        </SelectCell>
      )}
      {columns.map((column) => cells[column])}
      <ActionCell>
        <Inline $gap={1}>{row.actionsOf(order, 'table')}</Inline>
      </ActionCell>
    </TableRow>
  )
})

function StopCell({ order, stop }: { order: WorkOrderListItem; stop: Stop }) {
  const { time, day } = formatWindow(order[`${stop}EarliestDateTime`], order[`${stop}LatestDateTime`])
  return (
    <td>
      <StopTime>{[shortDay(day), time].filter(Boolean).join(' ')}</StopTime>
      <StopLocation>
        <ExternalText>{order[`${stop}ClientLocationName`]}</ExternalText>
      </StopLocation>
    </td>
  )
}
