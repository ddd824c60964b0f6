import { type RefObject, useEffect } from 'react'

interface FocusAfterFailureProps {
  readonly form: RefObject<HTMLFormElement | null>
  /** The name of the field. */
  readonly field: string
  readonly hasFailed: boolean
}

/**
 * Disabled fields lose the focus while the request runs; after a failure it returns to one of them. Its text is selected,
 * because the dots of a password hide that typing would append to the wrong one.
 */
export function FocusAfterFailure({ form, field, hasFailed }: FocusAfterFailureProps) {
  useEffect(() => {
    if (!hasFailed) return
    const input = form.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`)
    input?.focus()
    input?.select()
  }, [form, field, hasFailed])
  return null
}
