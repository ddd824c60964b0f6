import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, inputPadding, line, rowStart, space, target, type } from '@carrier-portal/shared-ui/theme'
import { memo } from 'react'
import { useOrderForm } from '../form/orderFormContext.ts'
import { BarcodeCell } from './BarcodeCell.tsx'
import { messages } from './messages.ts'
import { QuantityCell } from './QuantityCell.tsx'
import { SmallButton } from './SmallButton.tsx'
import { struckThrough } from './struckThrough.ts'
import { TimeCell } from './TimeCell.tsx'
import { TypeCell } from './TypeCell.tsx'
import { fieldOf, type ItemRowState, useRow } from './useRow.ts'
import type { RowActions } from './useRowActions.ts'

/** A row of the items, by its index in the form. */
export interface ItemRowProps {
  readonly index: number
  /** An invalid submit shows the errors of every field. */
  readonly submitFailed: boolean
  readonly now: number
  measure(element: Element | null): void
  onFocusRow(index: number): void
}

/** One item as a row of the table. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const t = useMessages(messages)
  const { index, submitFailed, now, measure, onFocusRow } = props
  const row = useRow(index, submitFailed, now)
  if (!row) return null
  const { actions, item, change, times } = row
  return (
    <Line
      ref={measure}
      data-index={index}
      data-changed={change === 'same' ? undefined : 'true'}
      aria-rowindex={index + 2}
      $change={change}
      $removed={item.removed}
      onFocus={() => onFocusRow(index)}
    >
      <td>
        <RowNumber>
          {actions.rowNumber}
          {change !== 'same' && !item.removed && <Mark>{t.change[change]}</Mark>}
        </RowNumber>
      </td>
      <td>
        <BarcodeCell {...fieldOf(row, 'barcode')} quantity={item.quantity} />
      </td>
      <td>
        <TypeCell {...fieldOf(row, 'typeId')} saved={item.saved} />
      </td>
      <td>
        <QuantityCell {...fieldOf(row, 'quantity')} />
      </td>
      <td>
        <TimeCell {...fieldOf(row, 'pickupTime')} column="pickupTime" time={times.pickupTime} />
      </td>
      <td>
        <TimeCell {...fieldOf(row, 'dropoffTime')} column="dropoffTime" time={times.dropoffTime} />
      </td>
      <td>
        <RowButtons actions={actions} saved={row.saved} removed={item.removed} />
      </td>
    </Line>
  )
})

interface RowButtonsProps {
  readonly actions: RowActions
  readonly saved: boolean
  readonly removed: boolean
}

/** Copy and Delete; only Undo for a row that is struck through. */
export const RowButtons = memo(function RowButtons({ actions, saved, removed }: RowButtonsProps) {
  const t = useMessages(messages)
  const { itemActions } = useOrderForm()
  const { index, rowNumber } = actions
  if (removed)
    return (
      <SmallButton data-row-focus aria-label={t.undo(rowNumber)} onClick={() => itemActions.undo(index)}>
        {t.undoLabel}
      </SmallButton>
    )
  return (
    <Pair>
      {!saved && (
        <SmallButton aria-label={t.copy(rowNumber)} onClick={() => itemActions.copy(index)}>
          {t.copyLabel}
        </SmallButton>
      )}
      <SmallButton data-row-focus aria-label={t.remove(rowNumber)} onClick={() => itemActions.remove(index)}>
        {t.removeLabel}
      </SmallButton>
    </Pair>
  )
})

const BARS = { same: undefined, new: color.success, edited: color.accent }

const INPUT_HEIGHT = `max(${target.height}, calc(1.4em + ${space(3)} + 2 * ${line.thin}))`

/**
 * Each row is a stacking context, so a key press repaints one row. Inputs have a fixed height and size containment, so
 * typing lays out the input and not the table around it.
 */
const Line = styled.tr<{ $change: ItemRowState['change']; $removed: boolean }>`
  isolation: isolate;
  ${inputPadding.variable}: ${space(1.5)};
  background: ${({ $change }) => ($change === 'same' ? 'transparent' : color.accentSoft)};
  > td {
    padding: ${space(1)};
    border-bottom: ${line.thin} solid ${color.border};
    vertical-align: top;
  }
  input, select { font-size: inherit; }
  input { height: ${INPUT_HEIGHT}; contain: layout size; }
  ${({ $removed }) => $removed && struckThrough}
  > td:first-child {
    ${({ $change }) => rowStart(BARS[$change])}
  }
`

/** As high as the inputs, also with the mark, which the first key in a row adds: it moves and lays out no other row. */
const RowNumber = styled.div`
  display: grid;
  align-content: center;
  height: ${INPUT_HEIGHT};
  line-height: 1.2;
  contain: layout size;
`

const Mark = styled.div`
  font-size: ${type.small};
  font-weight: ${type.medium};
  overflow-wrap: anywhere;
`

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`
