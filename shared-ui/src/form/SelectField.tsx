import { FieldFrame } from './FieldFrame.tsx'
import { Select } from './inputs.tsx'
import type { FieldProps } from './TextField.tsx'
import { useFieldParts } from './useFieldParts.ts'

export interface Choice {
  readonly value: string
  readonly label: string
}

export interface SelectFieldProps extends FieldProps {
  readonly choices: readonly Choice[]
  /** The line for "nothing chosen yet"; without it the first choice is always chosen. */
  readonly placeholder?: string
}

/** One of several, as a native select. */
export function SelectField({ choices, placeholder, ...props }: SelectFieldProps) {
  const { id, input, error } = useFieldParts(props.name, props)
  return (
    <FieldFrame {...props} id={id} error={error}>
      {(described) => (
        <Select
          {...described}
          name={input.name}
          value={input.value}
          onChange={input.onChange}
          onBlur={input.onBlur}
          onFocus={input.onFocus}
          disabled={props.disabled}
          aria-required={props.required || undefined}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}
