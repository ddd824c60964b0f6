import { LIMITS } from '@carrier-portal/contract/rules'
import { useWords } from '@carrier-portal/shared-ui/words'
import { AmountInput } from '../../fields/AmountInput.tsx'
import { Cell } from './cell.tsx'
import { Note } from './Note.tsx'
import type { Row } from './useRow.ts'
import { words } from './words.ts'

/** How many; more than one are saved as separate items. */
export function QuantityCell({ row }: { row: Row }) {
  const { split } = useWords(words)
  const splits = row.locked && row.errorOf('quantity') === undefined && Number.isInteger(Number(row.item.quantity))
  return (
    <Cell row={row} field="quantity" notes={splits && <Note>{split(Number(row.item.quantity))}</Note>}>
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
