import { parseAmount } from './amount.ts'
import { NumberTextInput, type NumberTextProps } from './NumberTextInput.tsx'

/** An input for an amount in US dollars. Arrow keys do not change it. */
export function ChargeInput(props: NumberTextProps) {
  const parsed = parseAmount(props.value)
  return (
    <NumberTextInput
      {...props}
      inputMode="decimal"
      aria-valuenow={parsed.state === 'valid' ? parsed.amount : undefined}
    />
  )
}
