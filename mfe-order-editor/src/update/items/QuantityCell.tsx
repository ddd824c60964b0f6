import { LIMITS } from '@carrier-portal/contract/rules'
import { memo } from 'react'
import { AmountInput } from '../../fields/AmountInput.tsx'
import { Cell } from './cell.tsx'
import type { RowField } from './useRow.ts'

/** How many; more than one are saved as separate items. */
export const QuantityCell = memo(function QuantityCell(of: RowField) {
  return (
    <Cell of={of} field="quantity">
      {(input) => (
        <AmountInput
          {...input}
          inputMode="numeric"
          step={1}
          min={LIMITS.quantity.min}
          max={LIMITS.quantity.max}
          value={of.text}
          onText={of.place.setQuantity}
        />
      )}
    </Cell>
  )
})
