import { Select } from '@carrier-portal/shared-ui/form'
import { useWords } from '@carrier-portal/shared-ui/words'
import { printTypeId } from '../itemTypeValue.ts'
import { useUpdateTools } from '../updateTools.ts'
import { Cell } from './cell.tsx'
import type { Row } from './useRow.ts'
import { words } from './words.ts'

/** What kind of item it is. A saved type that is no longer offered can be kept. */
export function TypeCell({ row }: { row: Row }) {
  const { chooseType } = useWords(words)
  const { itemTypes } = useUpdateTools()
  const { saved } = row.item
  const retired = saved?.itemTypeId != null && itemTypes.every(({ id }) => id !== saved.itemTypeId)
  return (
    <Cell row={row} field="typeId">
      {(input) => (
        <Select {...input} value={row.item.typeId} onChange={(event) => row.set('typeId', event.target.value)}>
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
}
