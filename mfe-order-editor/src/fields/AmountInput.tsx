import { Input } from '@carrier-portal/shared-ui/form'
import type { ComponentProps } from 'react'
import { readNumberInput, shownInNumberInput } from './inputText.ts'

export interface AmountInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> {
  readonly value: string
  /** Told the text for the form; something that is no number counts as that and not as empty. */
  onText(text: string): void
}

/** A native number input that never lets a slip pass for an empty field, nor a turning wheel for typing. */
export function AmountInput({ value, onText, ...rest }: AmountInputProps) {
  return (
    <Input
      step="any"
      inputMode="decimal"
      {...rest}
      type="number"
      value={shownInNumberInput(value)}
      onChange={(event) => onText(readNumberInput(event.currentTarget))}
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}
