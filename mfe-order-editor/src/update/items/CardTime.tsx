import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { type TimeColumn, timeAbove } from '../rules/itemList.ts'
import { CardPart } from './CardPart.tsx'
import { messages } from './messages.ts'
import { TimeCell } from './TimeCell.tsx'
import type { ItemsApi } from './useItems.ts'
import { fieldOf, type ItemRowState } from './useRow.ts'

/** One time of a card's item, with the buttons that take the time of the item above or clear it. */
export function CardTime({ row, items, column }: { row: ItemRowState; items: ItemsApi; column: TimeColumn }) {
  const t = useMessages(messages)
  const { actions, item, times } = row
  const { rowNumber, index } = actions
  const take = (text: string) => {
    actions.set(column, text)
    actions.markTouched(column)
  }
  return (
    <CardPart name={t.columns[column]}>
      <TimeCell {...fieldOf(row, column)} column={column} time={times[column]} />
      {!item.removed && (
        <TimeButtons>
          {index > 0 && (
            <Button
              size="small"
              variant="text"
              aria-label={t.setAbove[column](rowNumber)}
              onClick={() => take(timeAbove(items.all(), index, column))}
            >
              {t.above}
            </Button>
          )}
          {item[column] !== '' && (
            <Button size="small" variant="text" aria-label={t.setClear[column](rowNumber)} onClick={() => take('')}>
              {t.clear}
            </Button>
          )}
        </TimeButtons>
      )}
    </CardPart>
  )
}

const TimeButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`
