import { Input } from '@carrier-portal/shared-ui/form'
import type { ComponentProps } from 'react'
import { readNumberInput, shownInNumberInput } from './inputText.ts'

interface AmountInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> {
  readonly value: string
  /** Called with the form's text; an input that holds no number gives UNREADABLE and not ''. */
  onText(text: string): void
}

/** A native number input that reports unreadable text as such and ignores the mouse wheel. */
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
