import type { LineItem } from '@carrier-portal/contract'
import { Select } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { memo } from 'react'
import { printTypeId } from '../itemTypeValue.ts'
import { useUpdateTools } from '../updateTools.ts'
import { Cell } from './cell.tsx'
import { messages } from './messages.ts'
import type { RowField } from './useRow.ts'

export interface TypeCellProps extends RowField {
  /** The item as it was loaded. */
  readonly saved: LineItem | null
}

/** What kind of item it is. A saved type that is no longer offered can be kept. */
export const TypeCell = memo(function TypeCell({ saved, ...of }: TypeCellProps) {
  const { chooseType } = useMessages(messages)
  const { itemTypes } = useUpdateTools()
  const retired = saved?.itemTypeId != null && itemTypes.every(({ id }) => id !== saved.itemTypeId)
  return (
    <Cell of={of} field="typeId">
      {(input) => (
        <Select {...input} value={of.text} onChange={(event) => of.place.set('typeId', event.target.value)}>
          <option value="">{chooseType}</option>
          {retired && <option value={printTypeId(saved.itemTypeId)}>{saved.itemTypeName ?? saved.itemTypeId}</option>}
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
