import { Input } from '@carrier-portal/shared-ui/form'
import type { ComponentProps } from 'react'

/** The props of an input whose value is the form's text. */
interface NumberTextInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> {
  readonly value: string
  /** Called with the text as it is typed. */
  onText(text: string): void
}

/**
 * A text input with the role spinbutton. A native number input drops the comma of '12,50', hides text that is no number and
 * changes its value on the mouse wheel; here the text stays as typed and validation reports it.
 */
export function NumberTextInput({ value, onText, ...rest }: NumberTextInputProps) {
  return (
    <Input
      {...rest}
      type="text"
      role="spinbutton"
      autoComplete="off"
      aria-valuetext={value === '' ? undefined : value}
      value={value}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  )
}
