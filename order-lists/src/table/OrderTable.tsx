import { StatusRegion, VisuallyHidden } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Surface } from '@carrier-portal/shared-ui/layout'
import { type ReactNode, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ListedOrder } from '../card/listedOrder.ts'
import { nextSort, type OrderColumn, type TableSort } from '../view/sortOrders.ts'
import { ColumnHeader } from './ColumnHeader.tsx'
import { ACTIONS_WIDTH, fittingColumns, NUMBER_COLUMNS, SELECT_WIDTH } from './columns.ts'
import { messages } from './messages.ts'
import { OrderRow } from './OrderRow.tsx'
import { SelectHeader, Table, UnsortableHeader } from './tableLayout.tsx'
import { useElementWidth } from './useElementWidth.ts'

interface OrderTableProps {
  /** The orders of this page, already sorted. */
  readonly orders: readonly ListedOrder[]
  readonly sort: TableSort
  onSort(sort: TableSort): void
  readonly hiddenColumns: readonly string[]
  /** The checkbox that selects the page, above those of the orders; left out where orders cannot be selected. */
  readonly selectPage?: ReactNode
}

/**
 * The dense table of wide screens: a row of 40 to 44 px for each order, and a header that sorts by each column. A sort ends
 * with its column. A status says the sort that a press made, because a screen reader reads the heading's own state only when
 * the heading gets the focus.
 */
export function OrderTable({ orders, sort, onSort, hiddenColumns, selectPage }: OrderTableProps) {
  const t = useMessages(messages)
  const frame = useRef<HTMLDivElement>(null)
  const available = useElementWidth(frame) - ACTIONS_WIDTH - (selectPage ? SELECT_WIDTH : 0)
  const columns = useMemo(() => fittingColumns(available, hiddenColumns), [available, hiddenColumns])
  const ids = useMemo(() => columns.map(({ id }) => id), [columns])
  const [pressed, setPressed] = useState<{ readonly sort: TableSort }>()
  const isPressed = pressed?.sort?.column === sort?.column && pressed?.sort?.direction === sort?.direction
  const sorted = sort ? t.sorted(t.column[sort.column], sort.direction) : t.unsorted
  const press = (column: OrderColumn) => {
    const next = nextSort(sort, column)
    setPressed({ sort: next })
    onSort(next)
  }
  const isSortHidden = sort !== undefined && !ids.includes(sort.column)
  const dropSort = useEffectEvent(() => onSort(undefined))
  // Without its header a sort could be neither seen nor undone.
  useLayoutEffect(() => {
    if (isSortHidden) dropSort()
  }, [isSortHidden])
  return (
    <Surface ref={frame}>
      <Table>
        <caption>
          <VisuallyHidden>{t.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {selectPage && (
              <SelectHeader scope="col" aria-label={t.select} $width={SELECT_WIDTH} $end>
                {selectPage}
              </SelectHeader>
            )}
            {columns.map(({ id, width }) => (
              <ColumnHeader
                key={id}
                label={t.column[id]}
                width={width}
                end={NUMBER_COLUMNS.includes(id)}
                direction={sort?.column === id ? sort.direction : undefined}
                onPress={() => press(id)}
              />
            ))}
            <UnsortableHeader scope="col" $width={ACTIONS_WIDTH}>
              {t.actions}
            </UnsortableHeader>
          </tr>
        </thead>
        <tbody>
          {orders.map((listed) => (
            <OrderRow key={listed.order.workOrderNumber} columns={ids} {...listed} />
          ))}
        </tbody>
      </Table>
      <StatusRegion>{pressed && isPressed && <VisuallyHidden key={sorted}>{sorted}</VisuallyHidden>}</StatusRegion>
    </Surface>
  )
}
