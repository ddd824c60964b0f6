import type { LineItem } from '@carrier-portal/contract'
import { Select } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { memo } from 'react'
import { printTypeId } from '../form/itemTypeValue.ts'
import { useOrderForm } from '../form/orderFormContext.ts'
import { Cell } from './Cell.tsx'
import { messages } from './messages.ts'
import type { RowField } from './useRow.ts'

interface TypeCellProps extends RowField {
  /** The item as it was loaded. */
  readonly saved: LineItem | null
}

/**
 * The item type. A saved type that the backend no longer offers stays selectable, and so does that of another item of the order,
 * which a new row begins with.
 */
export const TypeCell = memo(function TypeCell({ saved, ...row }: TypeCellProps) {
  const { chooseType } = useMessages(messages)
  const { itemTypes, order } = useOrderForm()
  const isRetired = ({ itemTypeId }: LineItem) => itemTypeId !== null && itemTypes.every(({ id }) => id !== itemTypeId)
  const retired = [saved ?? [], order.lineItems.filter(({ itemTypeId }) => printTypeId(itemTypeId) === row.text)]
    .flat()
    .find(isRetired)
  return (
    <Cell row={row} field="typeId">
      {(input) => (
        <Select {...input} value={row.text} onChange={(event) => row.actions.set('typeId', event.target.value)}>
          <option value="">{chooseType}</option>
          {retired && (
            <option value={printTypeId(retired.itemTypeId)}>{retired.itemTypeName ?? retired.itemTypeId}</option>
          )}
          {itemTypes.map(({ id, name }) => (
            <option key={id} value={printTypeId(id)}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Cell>
  )
})
