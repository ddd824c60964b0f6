import { Input } from '@carrier-portal/shared-ui/form'
import type { ComponentProps } from 'react'
import { parseAmount } from './amount.ts'

interface ChargeInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> {
  readonly value: string
  onText(text: string): void
}

/**
 * A text input with the role spinbutton. A native number input drops the comma of '12,50', hides pasted text and changes
 * the amount on arrow keys and the mouse wheel; here the text stays as typed and validation reports it.
 */
export function ChargeInput({ value, onText, ...rest }: ChargeInputProps) {
  const parsed = parseAmount(value)
  return (
    <Input
      {...rest}
      type="text"
      role="spinbutton"
      inputMode="decimal"
      autoComplete="off"
      aria-valuenow={parsed.state === 'valid' ? parsed.amount : undefined}
      aria-valuetext={value === '' ? undefined : value}
      value={value}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  )
}
