import { LabeledField, useFieldState } from '@carrier-portal/shared-ui/form'
import type { ReactNode } from 'react'
import { parseAmount } from './amount.ts'
import { NumberTextInput } from './NumberTextInput.tsx'

interface ChargeFieldProps {
  readonly label: string
  readonly required?: boolean
  readonly autoFocus?: boolean
  /** Shown below a readable amount, for example the amount that will be sent. */
  readonly hint?: (text: string) => ReactNode
}

/** The form's field `charge`, an amount in US dollars. Arrow keys do not change it. The message shows once it is touched or dirty. */
export function ChargeField({ label, required = false, autoFocus = false, hint }: ChargeFieldProps) {
  const { id, input, error } = useFieldState('charge', { showError: 'dirty' })
  const parsed = parseAmount(input.value)
  return (
    <LabeledField id={id} label={label} error={error} required={required} hint={hint?.(input.value)}>
      {(described) => (
        <NumberTextInput
          {...described}
          inputMode="decimal"
          aria-valuenow={parsed.state === 'valid' ? parsed.amount : undefined}
          name={input.name}
          value={input.value}
          onText={input.onChange}
          onBlur={input.onBlur}
          onFocus={input.onFocus}
          autoFocus={autoFocus}
          aria-required={required || undefined}
        />
      )}
    </LabeledField>
  )
}
