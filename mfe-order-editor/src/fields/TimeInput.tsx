import { Input } from '@carrier-portal/shared-ui/form'
import type { ComponentProps } from 'react'
import { readTimeInput, shownInTimeInput } from './inputText.ts'

export interface TimeInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> {
  readonly value: string
  /** Told the text for the form; a half-filled input counts as that and not as empty. */
  onText(text: string): void
}

/** A native date-time input that never lets half a time pass for none. */
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
