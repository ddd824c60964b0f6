import { LabeledField, useFieldState } from '@carrier-portal/shared-ui/form'
import type { ReactNode } from 'react'
import { AmountInput } from './AmountInput.tsx'

export interface ChargeFieldProps {
  readonly name: string
  readonly label: string
  readonly required?: boolean
  readonly autoFocus?: boolean
  readonly hint?: ReactNode
}

/** An amount in US dollars (role spinbutton). The message shows once the field is touched or dirty. */
export function ChargeField({ name, label, required = false, autoFocus = false, hint }: ChargeFieldProps) {
  const { id, input, error } = useFieldState(name, { showError: 'dirty' })
  return (
    <LabeledField id={id} label={label} error={error} required={required} hint={hint}>
      {(described) => (
        <AmountInput
          {...described}
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
