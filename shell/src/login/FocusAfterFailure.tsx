import { type RefObject, useEffect } from 'react'

interface FocusAfterFailureProps {
  readonly form: RefObject<HTMLFormElement | null>
  /** The name of the field. */
  readonly field: string
  readonly hasFailed: boolean
}

/** Disabled fields lose the focus while the request runs; after a failure it returns to one of them. */
export function FocusAfterFailure({ form, field, hasFailed }: FocusAfterFailureProps) {
  useEffect(() => {
    if (hasFailed) form.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus()
  }, [form, field, hasFailed])
  return null
}
