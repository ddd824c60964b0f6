import { FieldFrame } from './FieldFrame.tsx'
import { Input } from './inputs.tsx'
import type { FieldProps } from './TextField.tsx'
import { useFieldParts } from './useFieldParts.ts'

export interface NumberFieldProps extends FieldProps {
  readonly min?: number
  readonly max?: number
  readonly step?: number | 'any'
}

/** A number (role spinbutton). The form holds the text as typed; `toPayload` makes the number of it. */
export function NumberField({ min, max, step = 'any', ...props }: NumberFieldProps) {
  const { id, input, error } = useFieldParts(props.name, props)
  return (
    <FieldFrame {...props} id={id} error={error}>
      {(described) => (
        <Input
          {...described}
          type="number"
          inputMode="decimal"
          name={input.name}
          value={input.value}
          onChange={input.onChange}
          onBlur={input.onBlur}
          onFocus={input.onFocus}
          min={min}
          max={max}
          step={step}
          disabled={props.disabled}
          autoFocus={props.autoFocus}
          aria-required={props.required || undefined}
        />
      )}
    </FieldFrame>
  )
}
