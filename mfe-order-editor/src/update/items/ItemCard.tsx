import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, inputPadding, line, narrow, radius, space, type, wide } from '@carrier-portal/shared-ui/theme'
import { memo } from 'react'
import { ScanButton } from '../../scan/ScanButton.tsx'
import { isBarcodeLocked } from '../rules/itemList.ts'
import { BarcodeCell } from './BarcodeCell.tsx'
import { CardPart, InputRow } from './CardPart.tsx'
import { CardTime } from './CardTime.tsx'
import { type ItemRowProps, RowButtons } from './ItemRow.tsx'
import { messages } from './messages.ts'
import { QuantityStepper } from './QuantityStepper.tsx'
import { struckThrough } from './struckThrough.ts'
import { TypeCell } from './TypeCell.tsx'
import { fieldOf, useRow } from './useRow.ts'

interface ItemCardProps extends ItemRowProps {
  readonly count: number
}

/** One item as a card. */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const t = useMessages(messages)
  const { index, count, submitFailed, now, measure, onFocusRow } = props
  const row = useRow(index, submitFailed, now)
  if (!row) return null
  const { actions, item, change } = row
  const { rowNumber } = actions
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
          {change !== 'same' && !item.removed && <Mark>{t.change[change]}</Mark>}
          <RowButtons actions={actions} saved={row.saved} removed={item.removed} />
        </Top>
        <CardPart name={t.columns.barcode}>
          <BarcodeRow>
            <div>
              <BarcodeCell {...fieldOf(row, 'barcode')} quantity={item.quantity} />
            </div>
            {!isBarcodeLocked(item) && !item.removed && (
              <ScanButton
                label={t.scanItem(rowNumber)}
                onScan={(code) => (actions.scan(code) ? undefined : { result: 'refused', text: t.repeated })}
              >
                {t.scan}
              </ScanButton>
            )}
          </BarcodeRow>
        </CardPart>
        <CardPart name={t.columns.typeId}>
          <TypeCell {...fieldOf(row, 'typeId')} saved={item.saved} />
        </CardPart>
        <CardPart name={t.columns.quantity}>
          <QuantityStepper row={row} />
        </CardPart>
        <CardTime row={row} column="pickupTime" />
        <CardTime row={row} column="dropoffTime" />
      </CardBox>
    </li>
  )
})

const CardBox = styled.div<{ $changed: boolean; $removed: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)};
  ${narrow} {
    padding: ${space(2)};
  }
  /* Barcode, type and quantity beside each other, the type with the room of its longest name, and below them both times. */
  ${wide.desk} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    > * { grid-column: span 4; }
    > :first-child { grid-column: 1 / -1; }
    > :nth-child(3) { grid-column: span 5; }
    > :nth-child(4) { grid-column: span 3; }
    > :nth-last-child(-n + 2) { grid-column: span 6; }
  }
  border: ${line.thin} solid ${color.border};
  border-inline-start: ${line.bar} solid ${({ $changed }) => ($changed ? color.accent : color.border)};
  border-radius: ${radius.medium};
  ${({ $removed }) => $removed && struckThrough}
`

/** Where a barcode of 13 digits leaves no room for the Scan button, that is below. */
const BarcodeRow = styled(InputRow)`
  flex-wrap: wrap;
  > div {
    flex-basis: calc(13ch + 2 * (${inputPadding.value} + ${line.thin}));
  }
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
