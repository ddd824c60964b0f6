import type { HTMLInputTypeAttribute, KeyboardEvent } from 'react'
import { Input, TextArea } from './inputs.tsx'
import { LabeledField } from './LabeledField.tsx'
import { type ShowError, useFieldState } from './useFieldState.ts'

interface TextFieldProps {
  /** The value's path in the form: 'order.pickupPOD'. */
  readonly name: string
  /** Visible and accessible name, exact. */
  readonly label: string
  readonly required?: boolean
  readonly disabled?: boolean
  readonly autoFocus?: boolean
  readonly showError?: ShowError
  /** Shows a live count and the message as soon as more is typed. */
  readonly maxLength?: number
  readonly multiline?: boolean
  readonly autoComplete?: string
  readonly type?: HTMLInputTypeAttribute
}

/** A line of text, or several with `multiline`. */
export function TextField({ multiline = false, type = 'text', ...props }: TextFieldProps) {
  const { id, input, error, count } = useFieldState(props.name, props)
  return (
    <LabeledField {...props} id={id} error={error} count={count}>
      {(described) => {
        const common = {
          ...described,
          name: input.name,
          value: input.value,
          onChange: input.onChange,
          onBlur: input.onBlur,
          onFocus: input.onFocus,
          disabled: props.disabled,
          autoFocus: props.autoFocus,
          autoComplete: props.autoComplete ?? 'off',
          'aria-required': props.required || undefined,
          dir: 'auto',
          onKeyDown: submitOnCtrlEnter,
        }
        return multiline ? <TextArea {...common} /> : <Input {...common} type={type} />
      }}
    </LabeledField>
  )
}

/**
 * Ctrl or Command with Enter presses the form's submit button, as Enter alone does in a single line. Other
 * buttons may be between the text and that one: six Tabs in the dialog that declines an order. In a single line Chrome ignores
 * these keys and Firefox submits the form, so the browser's own action is prevented.
 */
function submitOnCtrlEnter(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const { key, ctrlKey, metaKey, repeat, currentTarget } = event
  if (key !== 'Enter' || !(ctrlKey || metaKey) || repeat) return
  event.preventDefault()
  const buttons = [...(currentTarget.form?.elements ?? [])].filter((control) => control instanceof HTMLButtonElement)
  buttons.find(({ type }) => type === 'submit')?.click()
}

/** A password. It allows pasting and password managers (WCAG 2.2, 3.3.8). */
export function PasswordField({ autoComplete = 'current-password', ...props }: TextFieldProps) {
  return <TextField {...props} autoComplete={autoComplete} type="password" />
}
