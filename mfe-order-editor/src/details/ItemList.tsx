import type { LineItem } from '@carrier-portal/contract'
import { useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, line, radius, space, tableQuery } from '@carrier-portal/shared-ui/theme'
import { ITEM_COLUMNS, ItemCell } from './ItemCell.tsx'
import { ItemDetailsTable } from './ItemDetailsTable.tsx'
import { messages } from './messages.ts'
import { Term, Terms } from './Section.tsx'

/** The items of an order, read only: a table on wide screens, cards on narrow ones. */
export function ItemList({ items }: { items: readonly LineItem[] }) {
  const { noItems } = useMessages(messages)
  const wide = useMediaQuery(tableQuery)
  if (items.length === 0) return noItems
  return wide ? <ItemDetailsTable items={items} /> : <ItemCards items={items} />
}

function ItemCards({ items }: { items: readonly LineItem[] }) {
  const { columns } = useMessages(messages)
  return (
    <Cards>
      {items.map((item, index) => (
        <Card key={item.workOrderLineItemId ?? index}>
          <Terms>
            {ITEM_COLUMNS.map((column) => (
              <Term key={column} name={columns[column]}>
                <ItemCell item={item} column={column} />
              </Term>
            ))}
          </Terms>
        </Card>
      ))}
    </Cards>
  )
}

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
