import { useMessages } from '@carrier-portal/shared-ui/i18n'
import type { TimeColumn } from '../rules/itemList.ts'
import { CardPart } from './CardPart.tsx'
import { messages } from './messages.ts'
import { TimeCell } from './TimeCell.tsx'
import type { ItemsApi } from './useItems.ts'
import { fieldOf, type ItemRowState } from './useRow.ts'

/** One time of a card's item, with all its buttons in one line. */
export function CardTime({ row, items, column }: { row: ItemRowState; items: ItemsApi; column: TimeColumn }) {
  const t = useMessages(messages)
  return (
    <CardPart name={t.columns[column]}>
      <TimeCell {...fieldOf(row, column)} column={column} time={row.times[column]} items={items} />
    </CardPart>
  )
}
