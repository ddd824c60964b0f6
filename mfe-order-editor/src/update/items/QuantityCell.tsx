import { LIMITS } from '@carrier-portal/contract/rules'
import { memo } from 'react'
import { NumberTextInput } from '../../fields/NumberTextInput.tsx'
import { steppedQuantity } from '../rules/quantity.ts'
import { Cell } from './Cell.tsx'
import type { RowField } from './useRow.ts'

const STEPS = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
])

/** The quantity; more than one are saved as separate items. The arrow keys change it by one. */
export const QuantityCell = memo(function QuantityCell(row: RowField) {
  const quantity = Number(row.text)
  return (
    <Cell row={row} field="quantity">
      {(input) => (
        <NumberTextInput
          {...input}
          inputMode="numeric"
          aria-valuemin={LIMITS.quantity.min}
          aria-valuemax={LIMITS.quantity.max}
          aria-valuenow={row.text.trim() !== '' && Number.isFinite(quantity) ? quantity : undefined}
          value={row.text}
          onText={row.actions.setQuantity}
          onKeyDown={(event) => {
            const by = STEPS.get(event.key)
            if (by === undefined) return
            // The key would move the caret to the start or the end of the text.
            event.preventDefault()
            row.actions.setQuantity(steppedQuantity(row.text, by))
          }}
        />
      )}
    </Cell>
  )
})
