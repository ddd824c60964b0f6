import type { WorkOrderListItem } from '@carrier-portal/contract'
import { VisuallyHidden } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import type { ReactNode } from 'react'
import type { Urgency } from '../urgency/urgency.ts'
import { nextSort, type OrderColumn, type TableSort } from '../view/sortOrders.ts'
import { ColumnHead } from './ColumnHead.tsx'
import { messages } from './messages.ts'
import { OrderRow } from './OrderRow.tsx'
import { ActionHead, Scroller, Table } from './tableLayout.tsx'

export interface OrderTableProps {
  /** The orders of this page, already in the table's order (`sortOrders`). */
  readonly orders: readonly WorkOrderListItem[]
  readonly sort: TableSort
  onSort(sort: TableSort): void
  urgencyOf(order: WorkOrderListItem): Urgency | undefined
  readonly newNumbers: ReadonlySet<string>
  onOpen(workOrderNumber: string): void
  actionsOf(order: WorkOrderListItem): ReactNode
}

/** The columns from left to right; numbers stand to the right of theirs. */
export const COLUMNS = [
  'workOrderNumber',
  'status',
  'pickupClientLocationName',
  'pickupEarliestDateTime',
  'dropoffClientLocationName',
  'dropoffEarliestDateTime',
  'tempStates',
  'tripClassifier',
  'vehicleType',
  'mileage',
  'timeToComplete',
] as const satisfies readonly OrderColumn[]

/** The dense table of wide screens: the head and the actions stay in view, every column sorts. */
export function OrderTable({ orders, sort, onSort, ...row }: OrderTableProps) {
  const t = useMessages(messages)
  return (
    <Scroller>
      <Table>
        <caption>
          <VisuallyHidden>{t.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <ColumnHead
                key={column}
                column={column}
                label={t.column[column]}
                direction={sort?.column === column ? sort.direction : undefined}
                onPress={() => onSort(nextSort(sort, column))}
              />
            ))}
            <ActionHead scope="col">{t.actions}</ActionHead>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow
              key={order.workOrderNumber}
              order={order}
              urgency={row.urgencyOf(order)}
              isNew={row.newNumbers.has(order.workOrderNumber)}
              onOpen={row.onOpen}
              actions={row.actionsOf(order)}
            />
          ))}
        </tbody>
      </Table>
    </Scroller>
  )
}
