import type { LineItem } from '@carrier-portal/contract'
import { TempBadges } from '@carrier-portal/shared-ui/badges'
import { ExternalText, Mono } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { externalText } from '@carrier-portal/shared-ui/theme'
import { formatRecordedTime } from '@carrier-portal/shared-ui/time'
import type { ReactNode } from 'react'
import { messages } from './messages.ts'
import { sizeText } from './sizeText.ts'

/** The values of an item, in their order. */
export const ITEM_COLUMNS = [
  'barcode',
  'type',
  'quantity',
  'tempState',
  'pickupTime',
  'dropoffTime',
  'size',
  'weight',
  'comments',
] as const

type ItemColumn = (typeof ITEM_COLUMNS)[number]

/** One value of an item. */
export function ItemCell({ item, column }: { item: LineItem; column: ItemColumn }): ReactNode {
  const { inches, pounds } = useMessages(messages)
  const size = sizeText(item)
  const cells = {
    barcode: <ItemBarcode dir="auto">{item.barcode ?? '—'}</ItemBarcode>,
    type: (
      <ItemTypeName>
        <ExternalText>{item.itemTypeName}</ExternalText>
      </ItemTypeName>
    ),
    quantity: item.quantity,
    tempState: (
      <ItemTempState>
        <TempBadges states={item.tempState === null ? [] : [item.tempState]} />
      </ItemTempState>
    ),
    pickupTime: formatRecordedTime(item.pickupTimeActual, item.pickupTimeOffset),
    dropoffTime: formatRecordedTime(item.dropoffTimeActual, item.dropoffTimeOffset),
    size: size === undefined ? '—' : inches(size),
    weight: item.weight === null ? '—' : pounds(item.weight),
    comments: <ExternalText>{item.comments}</ExternalText>,
  } satisfies Record<ItemColumn, ReactNode>
  return cells[column]
}

/** The type of an item. */
export const ItemTypeName = styled.span``

/** The temperature state of an item. */
export const ItemTempState = styled.span``

/** The barcode of an item. */
export const ItemBarcode = styled(Mono)`
  ${externalText}
`
