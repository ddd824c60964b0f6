import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, line, space, target, type } from '@carrier-portal/shared-ui/theme'
import { memo } from 'react'
import { BarcodeCell } from './BarcodeCell.tsx'
import { messages } from './messages.ts'
import { QuantityCell } from './QuantityCell.tsx'
import { SmallButton } from './SmallButton.tsx'
import { TimeCell } from './TimeCell.tsx'
import { TypeCell } from './TypeCell.tsx'
import { useDelete } from './useDelete.ts'
import type { ItemsApi } from './useItems.ts'
import { fieldOf, type Row, useRow } from './useRow.ts'
import type { RowPlace } from './useRowPlace.ts'

export interface ItemRowProps {
  readonly index: number
  /** Saving was tried: every message is due. */
  readonly attempted: boolean
  readonly now: number
  readonly items: ItemsApi
  measure(element: Element | null): void
  onFocusRow(index: number): void
}

/** One item as a row of the table. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const t = useMessages(messages)
  const { index, attempted, now, items, measure, onFocusRow } = props
  const row = useRow(index, attempted, now)
  if (!row) return null
  const { place, item, change, times } = row
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
        {place.k}
        <Mark>{item.removed ? t.removed : change === 'same' ? null : t.change[change]}</Mark>
      </td>
      <td>
        <BarcodeCell {...fieldOf(row, 'barcode')} quantity={item.quantity} items={items} />
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
        <RowActions place={place} saved={row.saved} removed={item.removed} items={items} />
      </td>
    </Line>
  )
})

interface RowActionsProps {
  readonly place: RowPlace
  readonly saved: boolean
  readonly removed: boolean
  readonly items: ItemsApi
}

/** Copy and delete; Undo alone for a row that is struck through. */
export const RowActions = memo(function RowActions({ place, saved, removed, items }: RowActionsProps) {
  const t = useMessages(messages)
  const askToDelete = useDelete(items)
  const { index, k } = place
  if (removed)
    return (
      <SmallButton data-first aria-label={t.undo(k)} onClick={() => items.undo(index)}>
        {t.undoWord}
      </SmallButton>
    )
  return (
    <Pair>
      {!saved && (
        <SmallButton aria-label={t.copy(k)} onClick={() => items.copy(index)}>
          {t.copyWord}
        </SmallButton>
      )}
      <SmallButton data-first aria-label={t.remove(k)} onClick={() => askToDelete(place, saved)}>
        {t.removeYes}
      </SmallButton>
    </Pair>
  )
})

const BARS = { same: 'transparent', new: color.success, edited: color.accent } satisfies Record<Row['change'], string>

/**
 * Each row is a layer of its own: a key press paints its row again, and not all of them. Each input has its size from
 * here alone, one line of text however large: typing lays out the input again, not the table and the dialog around it.
 */
const Line = styled.tr<{ $change: Row['change']; $removed: boolean }>`
  isolation: isolate;
  ${({ $removed }) => ($removed ? 'text-decoration: line-through;' : '')}
  background: ${({ $change }) => ($change === 'same' ? 'transparent' : color.accentSoft)};
  > td {
    padding: ${space(1, 2)};
    border-bottom: ${line.thin} solid ${color.border};
    vertical-align: top;
  }
  input {
    height: max(${target.height}, calc(1.4em + ${space(3)} + 2 * ${line.thin}));
    contain: layout size;
  }
  > td:first-child {
    border-inline-start: ${line.bar} solid ${({ $change }) => BARS[$change]};
  }
`

const Mark = styled.div`
  font-size: ${type.small};
  font-weight: ${type.medium};
  text-decoration: none;
`

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`
