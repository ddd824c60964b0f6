import { FieldFrame } from './FieldFrame.tsx'
import { Input } from './inputs.tsx'
import type { FieldProps } from './TextField.tsx'
import { useFieldParts } from './useFieldParts.ts'

export interface DateFieldProps extends FieldProps {
  /** A day (yyyy-MM-dd), or a day with a time (yyyy-MM-ddTHH:mm). */
  readonly type?: 'date' | 'datetime-local'
}

/** A native date or date-time input; the form holds its text as the platform gives it. */
export function DateField({ type = 'date', ...props }: DateFieldProps) {
  const { id, input, error } = useFieldParts(props.name, props)
  return (
    <FieldFrame {...props} id={id} error={error}>
      {(described) => (
        <Input
          {...described}
          type={type}
          name={input.name}
          value={input.value}
          onChange={input.onChange}
          onBlur={input.onBlur}
          onFocus={input.onFocus}
          disabled={props.disabled}
          autoFocus={props.autoFocus}
          aria-required={props.required || undefined}
        />
      )}
    </FieldFrame>
  )
}
