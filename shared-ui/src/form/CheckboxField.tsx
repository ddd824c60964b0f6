import { FieldMessage } from './FieldMessage.tsx'
import { CheckboxInput, CheckboxLabel } from './inputs.tsx'
import type { FieldProps } from './TextField.tsx'
import { useFieldParts } from './useFieldParts.ts'

/** A tick box of a form: true or false. */
export function CheckboxField({ name, label, disabled, autoFocus, showError }: FieldProps) {
  const { id, input, error } = useFieldParts(name, { type: 'checkbox', showError })
  const messageId = `${id}-message`
  return (
    <div>
      <CheckboxLabel>
        <CheckboxInput
          type="checkbox"
          name={input.name}
          checked={input.checked ?? false}
          onChange={input.onChange}
          onBlur={input.onBlur}
          onFocus={input.onFocus}
          disabled={disabled}
          autoFocus={autoFocus}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : messageId}
        />
        {label}
      </CheckboxLabel>
      <FieldMessage id={messageId} error={error} />
    </div>
  )
}
