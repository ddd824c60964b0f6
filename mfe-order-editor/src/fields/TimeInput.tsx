import { Input } from '@carrier-portal/shared-ui/form'
import type { ComponentProps } from 'react'
import { readTimeInput, shownInTimeInput } from './inputText.ts'

export interface TimeInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> {
  readonly value: string
  /** Called with the form's text; an incomplete input gives INCOMPLETE and not ''. */
  onText(text: string): void
}

/** A native date-time input that reports an incomplete time as such. */
export function TimeInput({ value, onText, onBlur, ...rest }: TimeInputProps) {
  return (
    <Input
      {...rest}
      type="datetime-local"
      max="9999-12-31T23:59"
      value={shownInTimeInput(value)}
      onChange={(event) => onText(readTimeInput(event.currentTarget))}
      onBlur={(event) => {
        const text = readTimeInput(event.currentTarget)
        if (text !== '' && text !== value) onText(text)
        onBlur?.(event)
      }}
    />
  )
}
