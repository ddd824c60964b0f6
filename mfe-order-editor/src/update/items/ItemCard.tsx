import { LIMITS } from '@carrier-portal/contract/rules'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, line, narrow, radius, space, type } from '@carrier-portal/shared-ui/theme'
import { memo, type ReactNode } from 'react'
import { ScanButton } from '../../scan/ScanButton.tsx'
import { isBarcodeLocked, type TimeColumn, timeAbove } from '../rules/itemList.ts'
import { BarcodeCell } from './BarcodeCell.tsx'
import { type ItemRowProps, RowButtons } from './ItemRow.tsx'
import { messages } from './messages.ts'
import { QuantityCell } from './QuantityCell.tsx'
import { TimeCell } from './TimeCell.tsx'
import { TypeCell } from './TypeCell.tsx'
import type { ItemsApi } from './useItems.ts'
import { fieldOf, type ItemRowState, useRow } from './useRow.ts'

export interface ItemCardProps extends ItemRowProps {
  readonly count: number
}

/** One item as a card. */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const t = useMessages(messages)
  const { index, count, submitFailed, now, items, measure, onFocusRow } = props
  const row = useRow(index, submitFailed, now)
  if (!row) return null
  const { actions, item, change } = row
  const { rowNumber } = actions
  const mark = item.removed ? t.removed : change === 'same' ? undefined : t.change[change]
  return (
    <li
      ref={measure}
      data-index={index}
      data-changed={change === 'same' ? undefined : 'true'}
      aria-setsize={count}
      aria-posinset={rowNumber}
      onFocus={() => onFocusRow(index)}
    >
      <CardBox $changed={change !== 'same'} $removed={item.removed}>
        <Top>
          <strong>{t.item(rowNumber)}</strong>
          {mark !== undefined && <Mark>{mark}</Mark>}
          <RowButtons actions={actions} saved={row.saved} removed={item.removed} items={items} />
        </Top>
        <Part name={t.columns.barcode}>
          <InputRow>
            <div>
              <BarcodeCell {...fieldOf(row, 'barcode')} quantity={item.quantity} items={items} />
            </div>
            {!isBarcodeLocked(item) && !item.removed && (
              <ScanButton label={t.scanItem(rowNumber)} onScan={(text) => void actions.set('barcode', text)}>
                {t.scan}
              </ScanButton>
            )}
          </InputRow>
        </Part>
        <Part name={t.columns.typeId}>
          <TypeCell {...fieldOf(row, 'typeId')} saved={item.saved} />
        </Part>
        <Part name={t.columns.quantity}>
          <Stepper row={row} />
        </Part>
        <CardTime row={row} items={items} column="pickupTime" />
        <CardTime row={row} items={items} column="dropoffTime" />
      </CardBox>
    </li>
  )
})

/** An input below its visible label; screen readers use the input's own full name. */
function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Name aria-hidden="true">{name}</Name>
      {children}
    </div>
  )
}

function Stepper({ row }: { row: ItemRowState }) {
  const t = useMessages(messages)
  const { actions, item } = row
  const quantity = Number(item.quantity)
  const step = (by: number) => actions.setQuantity(String((Number.isInteger(quantity) ? quantity : 0) + by))
  const { min, max } = LIMITS.quantity
  return (
    <InputRow>
      <Button
        variant="outlined"
        aria-label={t.decrease(actions.rowNumber)}
        disabled={item.removed || !(quantity > min)}
        onClick={() => step(-1)}
      >
        −
      </Button>
      <div>
        <QuantityCell {...fieldOf(row, 'quantity')} />
      </div>
      <Button
        variant="outlined"
        aria-label={t.increase(actions.rowNumber)}
        disabled={item.removed || quantity >= max}
        onClick={() => step(1)}
      >
        +
      </Button>
    </InputRow>
  )
}

function CardTime({ row, items, column }: { row: ItemRowState; items: ItemsApi; column: TimeColumn }) {
  const t = useMessages(messages)
  const { actions, item, times } = row
  const { rowNumber, index } = actions
  const take = (text: string) => {
    actions.set(column, text)
    actions.markTouched(column)
  }
  return (
    <Part name={t.columns[column]}>
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
    </Part>
  )
}

const CardBox = styled.div<{ $changed: boolean; $removed: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)};
  ${narrow} {
    padding: ${space(2)};
  }
  border: ${line.thin} solid ${color.border};
  border-inline-start: ${line.bar} solid ${({ $changed }) => ($changed ? color.accent : color.border)};
  border-radius: ${radius.medium};
  ${({ $removed }) => ($removed ? 'text-decoration: line-through;' : '')}
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  > :last-child {
    margin-inline-start: auto;
  }
`

const Mark = styled.span`
  font-size: ${type.small};
  font-weight: ${type.medium};
  color: ${color.accent};
`

const Name = styled.div`
  padding-bottom: ${space(1)};
  font-weight: ${type.medium};
`

const InputRow = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  > div {
    flex: 1 1 auto;
    min-width: 0;
  }
`

const TimeButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`
