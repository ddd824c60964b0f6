import { useId } from 'react'
import { useField } from 'react-final-form'

/**
 * When a field's message is shown: after leaving it or a first attempt to send; as soon as it was changed as well; or
 * after an attempt alone.
 */
export type ShowError = 'touched' | 'dirty' | 'attempted'

interface Options {
  readonly type?: 'checkbox' | 'radio'
  readonly value?: string
  readonly showError?: ShowError
  /** Characters allowed; more are a fault that is shown while typing. */
  readonly most?: number
  readonly parse?: (text: string) => string | number | null
}

/** One field of the form, subscribed to what it shows and nothing else: 1,200 of them must not wake each other. */
export function useFieldParts(name: string, { type, value, showError = 'touched', most, parse = keep }: Options = {}) {
  const id = useId()
  const { input, meta } = useField<string>(name, {
    type,
    value,
    parse,
    format: (given) => given ?? '',
    subscription: {
      value: true,
      error: true,
      submitError: true,
      touched: true,
      dirty: true,
      submitFailed: true,
      dirtySinceLastSubmit: true,
    },
  })
  const typed = String(input.value ?? '').length
  const error: string | undefined = meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError)
  const left = showError !== 'attempted' && meta.touched
  const due = left || meta.submitFailed || (showError === 'dirty' && meta.dirty) || typed > (most ?? typed)
  return {
    id,
    input,
    error: due ? error : undefined,
    count: most === undefined ? undefined : { typed, most },
  }
}

/** Final-form drops emptied fields unless told: an emptied text is an empty text. */
function keep(text: string): string {
  return text
}
