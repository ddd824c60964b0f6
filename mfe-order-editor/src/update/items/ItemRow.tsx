import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, line, space, type } from '@carrier-portal/shared-ui/theme'
import { useWords } from '@carrier-portal/shared-ui/words'
import { memo } from 'react'
import { BarcodeCell } from './BarcodeCell.tsx'
import { QuantityCell } from './QuantityCell.tsx'
import { SmallButton } from './SmallButton.tsx'
import { TimeCell } from './TimeCell.tsx'
import { TypeCell } from './TypeCell.tsx'
import { useDelete } from './useDelete.ts'
import type { ItemsApi } from './useItems.ts'
import { type Row, useRow } from './useRow.ts'
import { words } from './words.ts'

export interface ItemRowProps {
  readonly index: number
  readonly now: number
  readonly items: ItemsApi
  measure(element: Element | null): void
  onFocusRow(index: number): void
}

/** One item as a row of the table. */
export const ItemRow = memo(function ItemRow({ index, now, items, measure, onFocusRow }: ItemRowProps) {
  const say = useWords(words)
  const row = useRow(index, now)
  if (!row) return null
  const { item, change } = row
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
        {row.k}
        <Mark>{item.removed ? say.removed : change === 'same' ? null : say.change[change]}</Mark>
      </td>
      <td>
        <BarcodeCell row={row} items={items} />
      </td>
      <td>
        <TypeCell row={row} />
      </td>
      <td>
        <QuantityCell row={row} />
      </td>
      <td>
        <TimeCell row={row} column="pickupTime" />
      </td>
      <td>
        <TimeCell row={row} column="dropoffTime" />
      </td>
      <td>
        <RowActions row={row} items={items} />
      </td>
    </Line>
  )
})

/** Copy and delete; Undo alone for a row that is struck through. */
export function RowActions({ row, items }: { row: Row; items: ItemsApi }) {
  const say = useWords(words)
  const askToDelete = useDelete(items)
  const { index, k, item, saved } = row
  if (item.removed)
    return (
      <Button data-first size="small" variant="outlined" aria-label={say.undo(k)} onClick={() => items.undo(index)}>
        {say.undoWord}
      </Button>
    )
  return (
    <Pair>
      {!saved && (
        <SmallButton aria-label={say.copy(k)} onClick={() => items.copy(index)}>
          {say.copyWord}
        </SmallButton>
      )}
      <SmallButton data-first color="error" aria-label={say.remove(k)} onClick={() => askToDelete(row)}>
        {say.removeYes}
      </SmallButton>
    </Pair>
  )
}

const BARS = { same: 'transparent', new: color.success, edited: color.accent } satisfies Record<Row['change'], string>

/** Each row is a layer of its own: a key press paints its row again, and not all of them. */
const Line = styled.tr<{ $change: Row['change']; $removed: boolean }>`
  isolation: isolate;
  ${({ $removed }) => ($removed ? 'text-decoration: line-through;' : '')}
  background: ${({ $change }) => ($change === 'same' ? 'transparent' : color.accentSoft)};
  > td {
    padding: ${space(1, 2)};
    border-bottom: ${line.thin} solid ${color.border};
    vertical-align: top;
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
