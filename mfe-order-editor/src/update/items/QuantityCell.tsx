import { LIMITS } from '@carrier-portal/contract/rules'
import { AmountInput } from '../../fields/AmountInput.tsx'
import { Cell } from './cell.tsx'
import type { Row } from './useRow.ts'

/** How many; more than one are saved as separate items. */
export function QuantityCell({ row }: { row: Row }) {
  return (
    <Cell row={row} field="quantity">
      {(input) => (
        <AmountInput
          {...input}
          inputMode="numeric"
          step={1}
          min={LIMITS.quantity.min}
          max={LIMITS.quantity.max}
          value={row.item.quantity}
          onText={row.setQuantity}
        />
      )}
    </Cell>
  )
}
