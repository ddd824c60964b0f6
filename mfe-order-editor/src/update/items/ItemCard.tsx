import { LIMITS } from '@carrier-portal/contract/rules'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, line, radius, space, type } from '@carrier-portal/shared-ui/theme'
import { memo, type ReactNode } from 'react'
import { ScanButton } from '../../scan/ScanButton.tsx'
import { isBarcodeLocked, type TimeColumn, timeAbove } from '../items.ts'
import { BarcodeCell } from './BarcodeCell.tsx'
import { type ItemRowProps, RowActions } from './ItemRow.tsx'
import { messages } from './messages.ts'
import { QuantityCell } from './QuantityCell.tsx'
import { TimeCell } from './TimeCell.tsx'
import { TypeCell } from './TypeCell.tsx'
import type { ItemsApi } from './useItems.ts'
import { fieldOf, type Row, useRow } from './useRow.ts'

export interface ItemCardProps extends ItemRowProps {
  readonly count: number
}

/** One item as a card. */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const t = useMessages(messages)
  const { index, count, attempted, now, items, measure, onFocusRow } = props
  const row = useRow(index, attempted, now)
  if (!row) return null
  const { place, item, change } = row
  const { k } = place
  const mark = item.removed ? t.removed : change === 'same' ? undefined : t.change[change]
  return (
    <li
      ref={measure}
      data-index={index}
      data-changed={change === 'same' ? undefined : 'true'}
      aria-setsize={count}
      aria-posinset={k}
      onFocus={() => onFocusRow(index)}
    >
      <Frame $changed={change !== 'same'} $removed={item.removed}>
        <Top>
          <strong>{t.item(k)}</strong>
          {mark !== undefined && <Mark>{mark}</Mark>}
          <RowActions place={place} saved={row.saved} removed={item.removed} items={items} />
        </Top>
        <Part name={t.columns.barcode}>
          <Beside>
            <div>
              <BarcodeCell {...fieldOf(row, 'barcode')} quantity={item.quantity} items={items} />
            </div>
            {!isBarcodeLocked(item) && !item.removed && (
              <ScanButton label={t.scanItem(k)} onScan={(text) => place.set('barcode', text)}>
                {t.scan}
              </ScanButton>
            )}
          </Beside>
        </Part>
        <Part name={t.columns.typeId}>
          <TypeCell {...fieldOf(row, 'typeId')} saved={item.saved} />
        </Part>
        <Part name={t.columns.quantity}>
          <Stepper row={row} />
        </Part>
        <CardTime row={row} items={items} column="pickupTime" />
        <CardTime row={row} items={items} column="dropoffTime" />
      </Frame>
    </li>
  )
})

/** What stands above an input; the input itself is named in full for screen readers. */
function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Name aria-hidden="true">{name}</Name>
      {children}
    </div>
  )
}

function Stepper({ row }: { row: Row }) {
  const t = useMessages(messages)
  const { place, item } = row
  const quantity = Number(item.quantity)
  const step = (by: number) => place.setQuantity(String((Number.isInteger(quantity) ? quantity : 0) + by))
  const { min, max } = LIMITS.quantity
  return (
    <Beside>
      <Button
        variant="outlined"
        aria-label={t.less(place.k)}
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
        aria-label={t.more(place.k)}
        disabled={item.removed || quantity >= max}
        onClick={() => step(1)}
      >
        +
      </Button>
    </Beside>
  )
}

function CardTime({ row, items, column }: { row: Row; items: ItemsApi; column: TimeColumn }) {
  const t = useMessages(messages)
  const { place, item, times } = row
  const { k, index } = place
  const take = (text: string) => {
    place.set(column, text)
    place.leave(column)
  }
  return (
    <Part name={t.columns[column]}>
      <TimeCell {...fieldOf(row, column)} column={column} time={times[column]} />
      {!item.removed && (
        <Quiet>
          {index > 0 && (
            <Button
              size="small"
              variant="text"
              aria-label={t.setAbove[column](k)}
              onClick={() => take(timeAbove(items.all(), index, column))}
            >
              {t.above}
            </Button>
          )}
          {item[column] !== '' && (
            <Button size="small" variant="text" aria-label={t.setClear[column](k)} onClick={() => take('')}>
              {t.clear}
            </Button>
          )}
        </Quiet>
      )}
    </Part>
  )
}

const Frame = styled.div<{ $changed: boolean; $removed: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)};
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

const Beside = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  > div {
    flex: 1 1 auto;
    min-width: 0;
  }
`

const Quiet = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`
