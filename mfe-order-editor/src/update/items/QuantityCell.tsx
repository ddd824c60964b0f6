import { LIMITS } from '@carrier-portal/contract/rules'
import { memo } from 'react'
import { AmountInput } from '../../fields/AmountInput.tsx'
import { Cell } from './Cell.tsx'
import type { RowField } from './useRow.ts'

/** The quantity; more than one are saved as separate items. */
export const QuantityCell = memo(function QuantityCell(row: RowField) {
  return (
    <Cell row={row} field="quantity">
      {(input) => (
        <AmountInput
          {...input}
          inputMode="numeric"
          step={1}
          min={LIMITS.quantity.min}
          max={LIMITS.quantity.max}
          value={row.text}
          onText={row.actions.setQuantity}
        />
      )}
    </Cell>
  )
})
