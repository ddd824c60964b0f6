import { useId } from 'react'
import { useField } from 'react-final-form'

/**
 * When a field's message appears. `touched`: after the field lost the focus or the form was submitted; `dirty`: also as
 * soon as the value was changed, to whatever value; `submitted`: only after the form was submitted.
 */
export type ShowError = 'touched' | 'dirty' | 'submitted'

interface Options {
  readonly showError?: ShowError
  /** Characters allowed; the message of a longer text appears while typing. */
  readonly maxLength?: number
}

/** One field of a react-final-form form. Subscribes only to what it renders, so other fields do not re-render. */
export function useFieldState(name: string, { showError = 'touched', maxLength }: Options = {}) {
  const id = useId()
  const { input, meta } = useField<string>(name, {
    parse: keepText,
    format: (given) => given ?? '',
    subscription: {
      value: true,
      error: true,
      submitError: true,
      touched: true,
      modified: true,
      submitFailed: true,
      dirtySinceLastSubmit: true,
    },
  })
  const typed = String(input.value ?? '').length
  const error: string | undefined = meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError)
  const touched = showError !== 'submitted' && meta.touched
  const visible =
    touched || meta.submitFailed || (showError === 'dirty' && meta.modified) || typed > (maxLength ?? typed)
  return {
    id,
    input,
    error: visible ? error : undefined,
    count: maxLength === undefined ? undefined : { typed, maxLength },
  }
}

/** final-form parses '' to undefined by default; this keeps ''. */
function keepText(text: string): string {
  return text
}
