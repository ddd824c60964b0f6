import { LIMITS } from '@carrier-portal/contract/rules'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, line, magnified } from '@carrier-portal/shared-ui/theme'
import { messages as formMessages } from '../form/messages.ts'
import { useSayValue } from '../form/useSayValue.ts'
import { steppedQuantity } from '../rules/quantity.ts'
import { InputRow } from './CardPart.tsx'
import { messages } from './messages.ts'
import { QuantityCell } from './QuantityCell.tsx'
import { fieldOf, type ItemRowState } from './useRow.ts'

/**
 * The quantity of a card's item between − and +, for thumbs. At its limit a button stays enabled: disabled by its own press it
 * would lose the focus.
 */
export function QuantityStepper({ row }: { row: ItemRowState }) {
  const t = useMessages(messages)
  const { itemField, itemFieldOf } = useMessages(formMessages)
  const sayValue = useSayValue()
  const { actions, item } = row
  const quantity = Number(item.quantity)
  const step = (by: number) => {
    const stepped = steppedQuantity(item.quantity, by)
    actions.setQuantity(stepped)
    sayValue(itemFieldOf(actions.rowNumber, itemField.quantity), stepped)
  }
  const { min, max } = LIMITS.quantity
  return (
    <Stepper>
      <Button
        variant="outlined"
        aria-label={t.decrease(actions.rowNumber)}
        disabled={item.removed}
        aria-disabled={!(quantity > min)}
        onClick={() => step(-1)}
      >
        −
      </Button>
      <div>
        <QuantityCell {...fieldOf(row, 'quantity')} />
      </div>
      <Button
        variant="outlined"
        aria-label={t.increase(actions.rowNumber)}
        disabled={item.removed}
        aria-disabled={quantity >= max}
        onClick={() => step(1)}
      >
        +
      </Button>
    </Stepper>
  )
}

/** Where the buttons would leave no room for the quantity and its message, they are below. */
const Stepper = styled(InputRow)`
  [aria-disabled='true'] {
    border: ${line.thin} dashed ${color.border};
    color: ${color.muted};
    cursor: not-allowed;
  }
  ${magnified} {
    flex-wrap: wrap;
    > div {
      order: -1;
      flex-basis: 100%;
    }
  }
`
