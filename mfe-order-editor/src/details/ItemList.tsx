import type { LineItem } from '@carrier-portal/contract'
import { TempBadges } from '@carrier-portal/shared-ui/badges'
import { ExternalText, Mono, useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, line, print, radius, space, tableQuery, tabularNumbers, type } from '@carrier-portal/shared-ui/theme'
import { formatRecordedTime } from '@carrier-portal/shared-ui/time'
import type { ReactNode } from 'react'
import { type ItemColumn, messages } from './messages.ts'
import { Term, Terms } from './Section.tsx'
import { sizeText } from './sizeText.ts'

const COLUMNS: readonly ItemColumn[] = [
  'barcode',
  'type',
  'quantity',
  'tempState',
  'pickupTime',
  'dropoffTime',
  'size',
  'weight',
  'comments',
]

/** The items of an order, read only: a table on wide screens, cards on narrow ones. */
export function ItemList({ items }: { items: readonly LineItem[] }) {
  const { noItems } = useMessages(messages)
  const wide = useMediaQuery(tableQuery)
  if (items.length === 0) return noItems
  return wide ? <ItemTable items={items} /> : <ItemCards items={items} />
}

function ItemTable({ items }: { items: readonly LineItem[] }) {
  const { columns, items: title } = useMessages(messages)
  return (
    <Table aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <tr key={item.workOrderLineItemId ?? index}>
            <td>{index + 1}</td>
            {COLUMNS.map((column) => (
              <td key={column}>
                <Cell item={item} column={column} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function ItemCards({ items }: { items: readonly LineItem[] }) {
  const { columns } = useMessages(messages)
  return (
    <Cards>
      {items.map((item, index) => (
        <Card key={item.workOrderLineItemId ?? index}>
          <Terms>
            {COLUMNS.map((column) => (
              <Term key={column} name={columns[column]}>
                <Cell item={item} column={column} />
              </Term>
            ))}
          </Terms>
        </Card>
      ))}
    </Cards>
  )
}

function Cell({ item, column }: { item: LineItem; column: ItemColumn }): ReactNode {
  const { inches, pounds } = useMessages(messages)
  const size = sizeText(item)
  const cells = {
    number: null,
    barcode: <Mono dir="auto">{item.barcode ?? '—'}</Mono>,
    type: <ExternalText>{item.itemTypeName}</ExternalText>,
    quantity: item.quantity,
    tempState: <TempBadges states={item.tempState === null ? [] : [item.tempState]} />,
    pickupTime: formatRecordedTime(item.pickupTimeActual, item.pickupTimeOffset),
    dropoffTime: formatRecordedTime(item.dropoffTimeActual, item.dropoffTimeOffset),
    size: size === undefined ? '—' : inches(size),
    weight: item.weight === null ? '—' : pounds(item.weight),
    comments: <ExternalText>{item.comments}</ExternalText>,
  } satisfies Record<ItemColumn, ReactNode>
  return cells[column]
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${type.small};
  ${tabularNumbers}
  th,
  td {
    padding: ${space(2)};
    border-bottom: ${line.thin} solid ${color.border};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th {
    color: ${color.muted};
    font-weight: ${type.medium};
  }
  /* Paper is narrow: values may break anywhere, the words of heads may not. */
  ${print} {
    th,
    td {
      padding: ${space(1)};
    }
    th {
      overflow-wrap: normal;
    }
    tr {
      break-inside: avoid;
    }
  }
`

const Cards = styled.ol`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Card = styled.li`
  padding: ${space(3)};
  border: ${line.thin} solid ${color.border};
  border-radius: ${radius.medium};
  break-inside: avoid;
`
