import type { LineItem } from '@carrier-portal/contract'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, line, print, space, tabularNumbers, type } from '@carrier-portal/shared-ui/theme'
import { ITEM_COLUMNS, ItemBarcode, ItemCell, ItemTempState, ItemTypeName } from './ItemCell.tsx'
import { messages } from './messages.ts'

/** The items of an order on a wide screen, and on paper. */
export function ItemDetailsTable({ items }: { items: readonly LineItem[] }) {
  const { columns, items: title } = useMessages(messages)
  return (
    <Table aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          {ITEM_COLUMNS.map((column) => (
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
            {ITEM_COLUMNS.map((column) => (
              <td key={column}>
                <ItemCell item={item} column={column} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Its columns are as wide as the words of heads and badges. */
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
  }
  /* The two lines of a time are its day and its time of day. */
  td {
    text-wrap: balance;
  }
  ${ItemTempState} * {
    overflow-wrap: break-word;
  }
  /* A barcode of 13 characters, which its hyphens would divide, and the words of a type have room in a line. */
  ${ItemBarcode} {
    display: block;
    min-width: 13ch;
  }
  ${ItemTypeName} {
    display: block;
    min-width: 9ch;
  }
  th {
    color: ${color.muted};
    font-weight: ${type.medium};
  }
  /* Paper is narrow: values may break anywhere, the words of heads and the numbers of the items may not. */
  ${print} {
    th,
    td {
      padding: ${space(1)};
    }
    td + td {
      overflow-wrap: anywhere;
    }
    ${ItemBarcode}, ${ItemTypeName} {
      min-width: 0;
    }
    tr {
      break-inside: avoid;
    }
  }
`
