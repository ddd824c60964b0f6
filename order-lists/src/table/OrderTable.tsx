import type { WorkOrderListItem } from '@carrier-portal/contract'
import { VisuallyHidden } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { type ReactNode, useRef } from 'react'
import type { UnsentState } from '../unsent/UnsentBadge.tsx'
import type { Urgency } from '../urgency/urgency.ts'
import { nextSort, type TableSort } from '../view/sortOrders.ts'
import { ColumnHead } from './ColumnHead.tsx'
import { ACTIONS_WIDTH, fittingColumns, NUMBER_COLUMNS, SELECT_WIDTH } from './columns.ts'
import { messages } from './messages.ts'
import { OrderRow } from './OrderRow.tsx'
import { PlainHead, Table, TableFrame } from './tableLayout.tsx'
import { useElementWidth } from './useElementWidth.ts'

export interface OrderTableProps {
  /** The orders of this page, already sorted. */
  readonly orders: readonly WorkOrderListItem[]
  readonly sort: TableSort
  onSort(sort: TableSort): void
  readonly hiddenColumns: readonly string[]
  urgencyOf(order: WorkOrderListItem): Urgency | undefined
  readonly newNumbers: ReadonlySet<string>
  unsentOf?(workOrderNumber: string): UnsentState | undefined
  onOpen(workOrderNumber: string): void
  actionsOf(order: WorkOrderListItem): ReactNode
  /** Where orders can be selected: whether one is, and its checkbox. */
  readonly selection?:
    | { has(workOrderNumber: string): boolean; checkboxOf(workOrderNumber: string): ReactNode }
    | undefined
}

/** The dense table of wide screens: one row of 40 to 44 px per order, every column sorts, the header row stays. */
export function OrderTable({ orders, sort, onSort, hiddenColumns, selection, ...row }: OrderTableProps) {
  const t = useMessages(messages)
  const frame = useRef<HTMLDivElement>(null)
  const reserved = ACTIONS_WIDTH + (selection ? SELECT_WIDTH : 0)
  const columns = fittingColumns(useElementWidth(frame), reserved, hiddenColumns)
  const ids = columns.map(({ id }) => id)
  return (
    <TableFrame ref={frame}>
      <Table>
        <caption>
          <VisuallyHidden>{t.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {selection && (
              <PlainHead scope="col" $width={SELECT_WIDTH}>
                <VisuallyHidden>{t.select}</VisuallyHidden>
              </PlainHead>
            )}
            {columns.map(({ id, width }) => (
              <ColumnHead
                key={id}
                label={t.column[id]}
                width={width}
                end={NUMBER_COLUMNS.includes(id)}
                direction={sort?.column === id ? sort.direction : undefined}
                onPress={() => onSort(nextSort(sort, id))}
              />
            ))}
            <PlainHead scope="col" $width={ACTIONS_WIDTH}>
              {t.actions}
            </PlainHead>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow
              key={order.workOrderNumber}
              order={order}
              columns={ids}
              urgency={row.urgencyOf(order)}
              isNew={row.newNumbers.has(order.workOrderNumber)}
              unsent={row.unsentOf?.(order.workOrderNumber)}
              selected={selection?.has(order.workOrderNumber)}
              checkbox={selection?.checkboxOf(order.workOrderNumber)}
              onOpen={row.onOpen}
              actions={row.actionsOf(order)}
            />
          ))}
        </tbody>
      </Table>
    </TableFrame>
  )
}
