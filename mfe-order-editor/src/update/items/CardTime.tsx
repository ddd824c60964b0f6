import { useMessages } from '@carrier-portal/shared-ui/i18n'
import type { TimeColumn } from '../rules/itemList.ts'
import { CardPart } from './CardPart.tsx'
import { messages } from './messages.ts'
import { TimeCell } from './TimeCell.tsx'
import { fieldOf, type ItemRowState } from './useRow.ts'

/** One time of a card's item, with all its buttons in one line. */
export function CardTime({ row, column }: { row: ItemRowState; column: TimeColumn }) {
  const t = useMessages(messages)
  return (
    <CardPart name={t.columns[column]}>
      <TimeCell {...fieldOf(row, column)} column={column} time={row.times[column]} withShortcuts />
    </CardPart>
  )
}
